import { damagersThisTurn, heals, per } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST072', {
  hero: 'Wolverine',
  name: 'Rough and Tough',
  team: 'X-Men',
  factor: 'animal',
  block: 'strength',
  level: 8,
  attack: 6,
  onHit: { at: 2, does: heals(per(1, damagersThisTurn)) },
});
