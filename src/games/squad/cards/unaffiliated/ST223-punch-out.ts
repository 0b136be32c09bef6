import { strongerPerKeeper } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST223', {
  hero: 'Hulk',
  name: 'Punch Out',
  team: null,
  factor: ['strength', 'strength'],
  block: 'elemental',
  level: 10,
  attack: 6,
  onPlay: strongerPerKeeper(1, ofFactor('animal')),
});
