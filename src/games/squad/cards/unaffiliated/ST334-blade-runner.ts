import { powerUpTo, strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST334', {
  hero: 'Blade',
  name: 'Blade Runner',
  team: null,
  factor: 'speed',
  block: 'elemental',
  level: 3,
  attack: 4,
  onPlay: strongerIf(3, powerUpTo(4)),
});
