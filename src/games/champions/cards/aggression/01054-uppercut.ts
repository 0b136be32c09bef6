import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01054', {
  name: 'Uppercut',
  aspect: 'aggression',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(5) })],
});
