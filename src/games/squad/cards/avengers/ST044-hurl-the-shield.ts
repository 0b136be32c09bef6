import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST044', {
  hero: 'Captain America',
  name: 'Hurl the Shield',
  team: 'Avengers',
  factor: 'speed',
  block: 'strength',
  level: 4,
  attack: 4,
  onHit: { at: 2, does: destroysTheirs(levelUpTo(4)) },
});
