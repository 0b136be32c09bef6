import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01021', {
  name: 'Gamma Slam',
  set: 'she_hulk',
  quantity: 1,
  deckLimit: 1,
  cost: 4,
  resources: { mental: 1 },
  traits: ['Attack', 'Superpower'],
  text: 'Hero action (attack): as much damage to an enemy as there is on you, 15 at most.',
  abilities: [heroAction({ label: 'attack', ...damagesEnemy(game => Math.min(15, game.you.identity.damage)) })],
});
