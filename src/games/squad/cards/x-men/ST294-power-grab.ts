import { heals, thatMuch } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST294', {
  hero: 'Rogue',
  name: 'Power Grab',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 11,
  attack: 5,
  onHit: { at: 2, does: heals(thatMuch) },
});
