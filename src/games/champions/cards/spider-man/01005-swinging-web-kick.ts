import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01005', {
  name: 'Swinging Web Kick',
  set: 'spider_man',
  quantity: 3,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Aerial', 'Attack', 'Superpower'],
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(8) })],
});
