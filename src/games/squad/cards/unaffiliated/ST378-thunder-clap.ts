import { destroysAll } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST378', {
  hero: 'Hulk',
  name: 'Thunder Clap',
  team: null,
  factor: 'strength',
  block: 'animal',
  level: 5,
  attack: 5,
  onHit: { at: 2, does: destroysAll(levelUpTo(3)) },
});
