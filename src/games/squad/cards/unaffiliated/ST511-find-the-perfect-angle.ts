import { theyDraw } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST511', {
  hero: 'Bullseye',
  name: 'Find the Perfect Angle',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 8,
  onHit: { at: 2, does: theyDraw(1) },
});
