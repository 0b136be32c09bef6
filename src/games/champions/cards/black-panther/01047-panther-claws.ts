import { damagesEnemy, special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01047', {
  name: 'Panther Claws',
  set: 'black_panther',
  quantity: 1,
  deckLimit: 1,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Black Panther', 'Weapon'],
  text: 'Special (attack): 2 damage to an enemy, 4 as the last step.',
  abilities: [special({ label: 'attack', ...damagesEnemy(game => (game.use.final ? 4 : 2)) })],
});
