import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST139', {
  hero: 'Nick Fury',
  name: 'Snapshot',
  team: null,
  factor: 'speed',
  block: 'tech',
  level: 8,
  attack: 8,
  onHit: { at: 2, does: destroysTheirs(levelUpTo(8)) },
});
