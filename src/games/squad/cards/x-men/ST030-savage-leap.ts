import { unblockableFrom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST030', {
  hero: 'Wolverine',
  name: 'Savage Leap',
  team: 'X-Men',
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 5,
  onPlay: unblockableFrom('hand'),
});
