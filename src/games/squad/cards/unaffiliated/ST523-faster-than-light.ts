import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST523', {
  hero: 'Silver Surfer',
  name: 'Faster than Light',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 6,
  attack: 6,
  onHit: { at: 2, does: destroysTheirs(levelUpTo(6)) },
});
