import {
  anyAmountOf,
  damagesThrough,
  heroAction,
  thatMuchPaid,
  x,
  youAre,
  yourEnemies,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06006', {
  name: 'Lightning Strike',
  set: 'thor',
  quantity: 2,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Superpower'],
  abilities: [
    heroAction({
      declares: anyAmountOf('energy'),
      does: damagesThrough(x(thatMuchPaid), yourEnemies, youAre('Aerial')),
    }),
  ],
});
