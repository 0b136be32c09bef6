import { unblockable } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST235', {
  hero: 'Wasp',
  name: 'Darting Insect',
  team: 'Avengers',
  factor: 'elemental',
  block: 'strength',
  level: 1,
  attack: 2,
  onPlay: unblockable,
});
