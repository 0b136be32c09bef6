import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST067', {
  hero: 'Wolverine',
  name: 'Claws and Effect',
  team: 'X-Men',
  factor: 'animal',
  block: 'elemental',
  level: 3,
  attack: 4,
  text: 'Attack +4 if another card has damaged your opponent this turn.',
  ...strongerIf(4, game => game.turn.damagers(game.them) > 0),
});
