import { strongerIfTheirDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST517', {
  hero: 'Venom',
  name: 'Spider Biter',
  team: 'Sinister Syndicate',
  factor: 'strength',
  block: 'elemental',
  level: 2,
  attack: 3,
  onPlay: strongerIfTheirDiscardTop(3, ofLevel(1)),
});
