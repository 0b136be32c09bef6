import { unblockable } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST238', {
  hero: 'Human Torch',
  name: 'Some Like It Hot',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'tech',
  level: 5,
  attack: 3,
  onPlay: unblockable,
});
