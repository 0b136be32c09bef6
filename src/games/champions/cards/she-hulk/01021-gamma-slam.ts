import { damageOnYou, damagesEnemy, heroAction, x } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01021', {
  name: 'Gamma Slam',
  set: 'she_hulk',
  quantity: 1,
  cost: 4,
  resources: { mental: 1 },
  traits: ['Attack', 'Superpower'],
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(x(damageOnYou, 15)) })],
});
