import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST087', {
  hero: 'Black Panther',
  name: 'Ta-Da!',
  team: 'Avengers',
  factor: 'speed',
  block: 'animal',
  level: 5,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(levelUpTo(4)) },
});
