import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST448', {
  hero: 'Nova',
  name: 'The Last Centurion',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 3,
  attack: 3,
  text: 'Attack +4 if your power went up this turn.',
  ...strongerIf(4, game => game.power.rises > 0),
});
