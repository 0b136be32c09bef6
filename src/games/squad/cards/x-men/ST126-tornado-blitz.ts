import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST126', {
  hero: 'Storm',
  name: 'Tornado Blitz',
  team: 'X-Men',
  factor: 'elemental',
  block: 'energy',
  level: 3,
  attack: 4,
  onPlay: strongerIfDiscardTop(4, ofFactor('animal', 'speed')),
});
