import { strongerIfTheirDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST460', {
  hero: 'Rogue',
  name: 'Grand Theft',
  team: 'X-Men',
  factor: ['speed', 'speed'],
  block: 'animal',
  level: 6,
  attack: 3,
  onPlay: strongerIfTheirDiscardTop(3, levelFrom(7)),
});
