import { unblockableFrom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST288', {
  hero: 'Thing',
  name: 'Overpower',
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'tech',
  level: 4,
  attack: 4,
  onPlay: unblockableFrom('deck'),
});
