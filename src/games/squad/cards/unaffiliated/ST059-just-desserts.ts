import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST059', {
  hero: 'Hulk',
  name: 'Just Desserts',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 3,
  attack: 4,
  text: 'Attack +4 if you took 4 damage or more last turn.',
  ...strongerIf(4, game => game.turn.takenLast >= 4),
});
