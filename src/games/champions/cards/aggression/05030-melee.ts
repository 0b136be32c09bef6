import { damagesTwo, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05030', {
  name: 'Melee',
  aspect: 'aggression',
  quantity: 3,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ label: 'attack', does: damagesTwo(3) })],
});
