import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01087', {
  name: 'Haymaker',
  aspect: 'basic',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(3) })],
});
