import { haveKeepers, unblockableIf } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST310', {
  hero: 'Human Torch',
  name: 'Hothead',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'speed',
  level: 3,
  attack: 4,
  onPlay: unblockableIf(haveKeepers(ofTeam('Fantastic Four'))),
});
