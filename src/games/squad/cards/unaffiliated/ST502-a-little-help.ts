import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST502', {
  hero: 'Moloid',
  name: 'A Little Help',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(levelUpTo(2)) },
});
