import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST394', {
  hero: 'Elektra',
  name: 'Dancing with the Ninja Stars',
  team: null,
  factor: ['speed', 'speed'],
  block: 'energy',
  level: 10,
  attack: 5,
  onPlay: strongerIfDiscardTop(3, ofHero('Daredevil')),
});
