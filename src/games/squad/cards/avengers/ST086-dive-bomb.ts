import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST086', {
  hero: 'Falcon',
  name: 'Dive Bomb',
  team: 'Avengers',
  factor: 'speed',
  block: 'elemental',
  level: 6,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(levelUpTo(5)) },
});
