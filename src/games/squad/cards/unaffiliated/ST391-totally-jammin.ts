import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST391', {
  hero: 'Elektra',
  name: "Totally Jammin'",
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 3,
  attack: 4,
  onPlay: strongerIfDiscardTop(5, ofHero('Daredevil')),
});
