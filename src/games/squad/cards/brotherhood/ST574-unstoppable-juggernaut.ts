import { unblockableFrom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST574', {
  hero: 'Juggernaut',
  name: 'Unstoppable Juggernaut',
  team: 'Brotherhood',
  factor: 'strength',
  block: 'energy',
  level: 9,
  attack: 6,
  onPlay: unblockableFrom('deck'),
});
