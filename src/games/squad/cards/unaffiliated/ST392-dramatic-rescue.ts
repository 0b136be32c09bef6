import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST392', {
  hero: 'Daredevil',
  name: 'Dramatic Rescue',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 4,
  attack: 5,
  onPlay: strongerIfDiscardTop(5, ofHero('Elektra')),
});
