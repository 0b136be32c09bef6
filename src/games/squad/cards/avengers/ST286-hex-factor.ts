import { strongerBy } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST286', {
  hero: 'Scarlet Witch',
  name: 'Hex Factor',
  team: 'Avengers',
  factor: ['elemental', 'elemental'],
  block: 'animal',
  level: 10,
  attack: 4,
  text: 'Flip two coins: attack +2 per heads.',
  ...strongerBy(game => (game.coin.flip() ? 2 : 0) + (game.coin.flip() ? 2 : 0)),
});
