import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST544', {
  hero: 'Sabretooth',
  name: 'Captive Audience',
  team: 'Brotherhood',
  factor: 'speed',
  block: 'energy',
  level: 5,
  attack: 5,
  onHit: { at: 2, does: destroysTheirs(levelUpTo(5)) },
});
