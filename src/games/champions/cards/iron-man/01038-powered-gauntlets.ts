import { damagesEnemy, exhaustThis, heroAction } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01038', {
  name: 'Powered Gauntlets',
  set: 'iron_man',
  quantity: 2,
  deckLimit: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Armor', 'Tech'],
  text: 'Hero action (attack): exhaust this: 1 damage to an enemy, 2 while you are Aerial.',
  abilities: [
    heroAction({ label: 'attack', costs: [exhaustThis], ...damagesEnemy(game => (game.you.has('Aerial') ? 2 : 1)) }),
  ],
});
