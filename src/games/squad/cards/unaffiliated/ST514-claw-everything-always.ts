import { hitsMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST514', {
  hero: 'Lizardling',
  name: 'Claw Everything Always!',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 4,
  attack: 10,
  onHit: { at: 10, does: hitsMe(10) },
});
