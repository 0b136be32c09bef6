import { powerUpTo, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST151', {
  hero: 'Spider-Girl',
  name: 'Got the Drop on You',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'strength',
  level: 2,
  attack: 3,
  onPlay: strongerIf(3, powerUpTo(4)),
});
