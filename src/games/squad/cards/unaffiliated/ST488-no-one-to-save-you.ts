import { empty, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST488', {
  hero: 'Abomination',
  name: 'No One to Save You...',
  team: null,
  factor: ['strength', 'strength'],
  block: 'animal',
  level: 9,
  attack: 4,
  onPlay: strongerIf(3, empty('theirs', 'keepers')),
});
