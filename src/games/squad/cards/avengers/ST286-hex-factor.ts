import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST286', {
  hero: 'Scarlet Witch',
  name: 'Hex Factor',
  team: 'Avengers',
  factor: ['elemental', 'elemental'],
  block: 'animal',
  level: 10,
  attack: 4,
  onPlay: custom('ST286', game => game.attack.strengthen((game.coin.flip() ? 2 : 0) + (game.coin.flip() ? 2 : 0))),
});
