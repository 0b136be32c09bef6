import { destroysAll } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST479', {
  hero: 'Abomination',
  name: 'Earthshaking Tantrum',
  team: null,
  factor: 'strength',
  block: 'energy',
  level: 7,
  attack: 7,
  onHit: { at: 2, does: destroysAll(levelUpTo(5)) },
});
