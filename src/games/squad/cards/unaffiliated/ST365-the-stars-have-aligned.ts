import { unblockableIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST365', {
  hero: 'Dr. Strange',
  name: 'The Stars Have Aligned',
  team: null,
  factor: 'elemental',
  block: 'energy',
  level: 4,
  attack: 4,
  text: 'At power 4, no more and no less: unblockable.',
  ...unblockableIf(game => game.power.mine === 4),
});
