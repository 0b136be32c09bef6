import { strongerIfTheirDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST435', {
  hero: 'Rogue',
  name: "I'll Take That",
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 3,
  attack: 4,
  onPlay: strongerIfTheirDiscardTop(4, ofFactor('animal', 'strength')),
});
