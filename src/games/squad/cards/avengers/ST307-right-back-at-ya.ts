import { per, takenLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST307', {
  hero: 'Ms. Marvel',
  name: 'Right Back at Ya!',
  team: 'Avengers',
  factor: 'energy',
  block: 'animal',
  level: 4,
  attack: '*',
  worth: per(2, takenLastTurn),
});
