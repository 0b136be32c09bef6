import { damagesUpTo, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10005', {
  name: 'Thunderclap',
  set: 'hulk',
  quantity: 2,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Superpower'],
  abilities: [heroAction({ does: damagesUpTo(3, 3) })],
});
