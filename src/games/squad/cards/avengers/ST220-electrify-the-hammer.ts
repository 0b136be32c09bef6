import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST220', {
  hero: 'Thor',
  name: 'Electrify the Hammer',
  team: 'Avengers',
  factor: ['strength', 'strength'],
  block: 'energy',
  level: 11,
  attack: 6,
  onPlay: strongerIfDiscardTop(3, ofFactor('elemental')),
});
