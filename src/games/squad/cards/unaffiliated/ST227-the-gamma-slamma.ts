import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST227', {
  hero: 'Red Hulk',
  name: 'The Gamma Slamma',
  team: null,
  factor: ['strength', 'strength'],
  block: 'elemental',
  level: 12,
  attack: 7,
  onPlay: strongerIfDiscardTop(3, ofFactor('animal', 'energy')),
});
