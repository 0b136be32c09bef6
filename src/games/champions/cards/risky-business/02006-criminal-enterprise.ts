import { entersPerPlayer, ofKind } from '../../abilities/index.js';
import { environment } from '../../card.js';

export default [
  environment('02006a', {
    name: 'Criminal Enterprise',
    set: 'risky_business',
    quantity: 1,
    counters: entersPerPlayer(2, 'infamy'),
    flipsEmpty: ofKind('villain'),
  }),
  environment('02006b', {
    name: 'State of Madness',
    set: 'risky_business',
    quantity: 1,
    back: true,
    counters: entersPerPlayer(2, 'madness'),
    flipsEmpty: ofKind('villain'),
  }),
];
