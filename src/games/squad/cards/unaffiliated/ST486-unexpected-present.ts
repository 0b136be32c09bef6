import { powerUpTo, unblockableIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST486', {
  hero: 'Hand Ninja',
  name: 'Unexpected Present',
  team: null,
  factor: 'elemental',
  block: 'speed',
  level: 2,
  attack: 3,
  onPlay: unblockableIf(powerUpTo(3)),
});
