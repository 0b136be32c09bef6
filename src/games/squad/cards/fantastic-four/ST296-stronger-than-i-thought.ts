import { powerAtLeast, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST296', {
  hero: 'Thing',
  name: 'Stronger than I Thought...',
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'speed',
  level: 2,
  attack: 3,
  onPlay: strongerIf(5, powerAtLeast(7)),
});
