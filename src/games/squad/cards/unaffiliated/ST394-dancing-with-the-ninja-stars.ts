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
  text: 'Attack +3 if a Daredevil card tops your discard pile.',
  ...strongerIfDiscardTop(3, ofHero('Daredevil')),
});
