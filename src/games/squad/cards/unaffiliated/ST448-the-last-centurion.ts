import { atLeast, powerRises, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST448', {
  hero: 'Nova',
  name: 'The Last Centurion',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 3,
  attack: 3,
  onPlay: strongerIf(4, atLeast(1, powerRises)),
});
