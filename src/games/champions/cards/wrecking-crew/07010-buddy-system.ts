import { activates, boost, revealsOfLeast, whenRevealed } from '../../abilities/index.js';
import { type Card, treachery } from '../../card.js';

/** One in each villain's deck. */
const printing = (id: string, set: string): Card =>
  treachery(id, {
    name: 'Buddy System',
    set,
    quantity: 1,
    abilities: [whenRevealed(revealsOfLeast), boost(activates('least'))],
  });

export default [
  printing('07010', 'wrecker'),
  printing('07025', 'thunderball'),
  printing('07039', 'piledriver'),
  printing('07054', 'bulldozer'),
];
