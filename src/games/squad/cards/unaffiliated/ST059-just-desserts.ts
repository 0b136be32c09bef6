import { atLeast, strongerIf, takenLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST059', {
  hero: 'Hulk',
  name: 'Just Desserts',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 3,
  attack: 4,
  onPlay: strongerIf(4, atLeast(4, takenLastTurn)),
});
