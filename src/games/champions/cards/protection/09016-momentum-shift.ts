import { damagesEnemy, healYou, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09016', {
  name: 'Momentum Shift',
  aspect: 'protection',
  quantity: 3,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ label: 'attack', costs: [healYou(2)], does: damagesEnemy(2) })],
});
