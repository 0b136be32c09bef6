import { playsTopOfDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST090', {
  hero: 'Captain America',
  name: 'Ride to the Rescue',
  team: 'Avengers',
  factor: 'speed',
  block: 'strength',
  level: 8,
  attack: 3,
  onHit: { at: 2, does: playsTopOfDeck(levelUpTo(7)) },
});
