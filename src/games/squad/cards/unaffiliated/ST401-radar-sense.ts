import { strongerIfDeckTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST401', {
  hero: 'Daredevil',
  name: 'Radar Sense',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 2,
  attack: 3,
  onPlay: strongerIfDeckTop(5, ofFactor('energy', 'speed')),
});
