import { powerAtLeast, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST101', {
  hero: 'Thor',
  name: 'Thunderous Impact',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 3,
  attack: 4,
  onPlay: strongerIf(6, powerAtLeast(10)),
});
