import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST567', {
  hero: 'Hand Ninja',
  name: 'Duck!',
  team: null,
  factor: 'speed',
  block: 'elemental',
  level: 3,
  attack: 3,
  onHit: { at: 2, does: destroysTheirs(levelUpTo(3)) },
});
