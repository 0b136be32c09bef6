import { customWhen, unblockableIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST365', {
  hero: 'Dr. Strange',
  name: 'The Stars Have Aligned',
  team: null,
  factor: 'elemental',
  block: 'energy',
  level: 4,
  attack: 4,
  onPlay: unblockableIf(customWhen('ST365', game => game.power.mine === 4)),
});
