import { attacksInOrder, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('08004', {
  name: 'Dance of Death',
  set: 'black_widow',
  quantity: 2,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ does: attacksInOrder(1, 2, 3) })],
});
