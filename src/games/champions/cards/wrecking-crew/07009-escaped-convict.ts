import { activatesLeastToAttack, boost } from '../../abilities/index.js';
import { type Card, minion } from '../../card.js';

/** One in each villain's deck. */
const printing = (id: string, set: string): Card =>
  minion(id, {
    name: 'Escaped Convict',
    set,
    quantity: 1,
    traits: ['Criminal'],
    scheme: 1,
    attack: 1,
    hitPoints: 2,
    keywords: { surge: true },
    abilities: [boost(activatesLeastToAttack)],
  });

export default [
  printing('07009', 'wrecker'),
  printing('07024', 'thunderball'),
  printing('07038', 'piledriver'),
  printing('07053', 'bulldozer'),
];
