import { strongerBy } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST074', {
  hero: 'Wolverine',
  name: 'Berserker Rage',
  team: 'X-Men',
  factor: ['animal', 'animal'],
  block: 'energy',
  level: 5,
  attack: 3,
  text: 'Attack +2 per other card that has damaged your opponent this turn.',
  ...strongerBy(game => 2 * game.turn.damagers(game.them)),
});
