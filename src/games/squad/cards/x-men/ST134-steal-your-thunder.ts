import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST134', {
  hero: 'Storm',
  name: 'Steal Your Thunder',
  team: 'X-Men',
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 3,
  onPlay: strongerIfDeckTop(5, ofFactor('strength', 'elemental')),
});
