import { anyEnemy, damages, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01022', {
  name: 'Ground Stomp',
  set: 'she_hulk',
  quantity: 2,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Superpower'],
  abilities: [heroAction({ does: damages(1, anyEnemy) })],
});
