import { powerUpTo, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST097', {
  hero: 'Spider-Man',
  name: 'Gotcha!',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'animal',
  level: 1,
  attack: 2,
  onPlay: strongerIf(3, powerUpTo(4)),
});
