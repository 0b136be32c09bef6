import { settlesNextFlip } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST337', {
  hero: 'Giant-Man',
  name: 'Larger than Life',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 2,
  attack: 3,
  onHit: { at: 2, does: settlesNextFlip('heads') },
});
