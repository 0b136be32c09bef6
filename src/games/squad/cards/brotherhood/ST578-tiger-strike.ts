import { strongerBy } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST578', {
  hero: 'Sabretooth',
  name: 'Tiger Strike',
  team: 'Brotherhood',
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 6,
  text: 'Attack -1 per damage you took last turn.',
  ...strongerBy(game => -game.turn.takenLast),
});
