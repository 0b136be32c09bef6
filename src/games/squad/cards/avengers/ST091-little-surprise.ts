import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST091', {
  hero: 'Wasp',
  name: 'Little Surprise',
  team: 'Avengers',
  factor: 'speed',
  block: 'tech',
  level: 4,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(levelUpTo(3)) },
});
