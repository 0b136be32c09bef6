import { mayReturnKeepers } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST218', {
  hero: 'Wolverine',
  name: 'Buzz Cut',
  team: 'X-Men',
  factor: 'animal',
  block: 'strength',
  level: 6,
  attack: 5,
  onHit: { at: 2, does: mayReturnKeepers(2) },
});
