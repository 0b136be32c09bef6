import { attacksYou, schemesNow, whenRevealedAlterEgo, whenRevealedHero, withThreat } from '../../abilities/index.js';
import { type Card, treachery } from '../../card.js';

/** One in each villain's deck. */
const printing = (id: string, set: string): Card =>
  treachery(id, {
    name: 'Get Wrecked!',
    set,
    quantity: 1,
    boost: 1,
    abilities: [
      whenRevealedAlterEgo(schemesNow(withThreat('most'))),
      whenRevealedHero(attacksYou(withThreat('least'))),
    ],
  });

export default [
  printing('07013', 'wrecker'),
  printing('07028', 'thunderball'),
  printing('07040', 'piledriver'),
  printing('07057', 'bulldozer'),
];
