import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05003', {
  name: 'Big Hands',
  set: 'ms_marvel',
  quantity: 3,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Attack', 'Superpower'],
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(4) })],
});
