import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01032', {
  name: 'Supersonic Punch',
  set: 'iron_man',
  quantity: 2,
  deckLimit: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Attack'],
  text: 'Hero action (attack): 4 damage to an enemy, 8 while you are Aerial.',
  abilities: [heroAction({ label: 'attack', ...damagesEnemy(game => (game.you.has('Aerial') ? 8 : 4)) })],
});
