import { type Card, minion } from '../../card.js';

/** One in each villain's deck. */
const printing = (id: string, set: string): Card =>
  minion(id, {
    name: 'Corrupt Prison Guard',
    set,
    quantity: 1,
    traits: ['Traitor'],
    scheme: 0,
    attack: 2,
    hitPoints: 3,
    keywords: { guard: true },
  });

export default [
  printing('07008', 'wrecker'),
  printing('07023', 'thunderball'),
  printing('07037', 'piledriver'),
  printing('07052', 'bulldozer'),
];
