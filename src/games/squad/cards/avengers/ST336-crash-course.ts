import { powerAtLeast, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST336', {
  hero: 'Thor',
  name: 'Crash Course',
  team: 'Avengers',
  factor: ['strength', 'strength'],
  block: 'elemental',
  level: 5,
  attack: 3,
  onPlay: strongerIf(2, powerAtLeast(10)),
});
