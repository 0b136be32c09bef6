import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST089', {
  hero: 'Shadowcat',
  name: 'Just Passing Through',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 7,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(levelUpTo(6)) },
});
