import { strongerPerKeeper } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST299', {
  hero: 'Thing',
  name: 'Fist? Meet Face',
  team: 'Fantastic Four',
  factor: ['strength', 'strength'],
  block: 'energy',
  level: 9,
  attack: 4,
  onPlay: strongerPerKeeper(2, ofTeam('Fantastic Four')),
});
