import { heals, thatMuch } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST130', {
  hero: 'Blade',
  name: 'Drain Life',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 7,
  attack: 3,
  onHit: { at: 2, does: heals(thatMuch) },
});
