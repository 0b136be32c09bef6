import { mayReturnKeepers } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST526', {
  hero: 'Lizardling',
  name: 'Party Crasher',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 4,
  onHit: { at: 2, does: mayReturnKeepers(1) },
});
