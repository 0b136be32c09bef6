import { mayShuffleAKeeperIn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST011', {
  hero: 'Scarlet Spider',
  name: 'All Webbed Up',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'energy',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: mayShuffleAKeeperIn(levelUpTo(5)) },
});
