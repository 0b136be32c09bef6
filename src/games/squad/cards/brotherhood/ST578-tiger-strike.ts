import { strongerPer, takenLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST578', {
  hero: 'Sabretooth',
  name: 'Tiger Strike',
  team: 'Brotherhood',
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 6,
  onPlay: strongerPer(-1, takenLastTurn),
});
