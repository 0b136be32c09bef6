import { unblockableFrom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST541', {
  hero: 'Juggernaut',
  name: 'Bowled Over',
  team: 'Brotherhood',
  factor: 'animal',
  block: 'strength',
  level: 5,
  attack: 4,
  onPlay: unblockableFrom('hand'),
});
