import { unblockableIfShown } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST122', {
  hero: 'Storm',
  name: 'Panther in the Mist',
  team: 'X-Men',
  factor: 'elemental',
  block: 'tech',
  level: 4,
  attack: 4,
  onPlay: unblockableIfShown(ofHero('Black Panther')),
});
