import { damagesAndEngages, heroAction, youAre } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06014', {
  name: 'Get Over Here!',
  aspect: 'aggression',
  quantity: 3,
  cost: 0,
  resources: { energy: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ label: 'attack', does: damagesAndEngages(1, youAre('Aerial')) })],
});
