import { damagersThisTurn, draws, per } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST119', {
  hero: 'Wolverine',
  name: 'Closing the Trap',
  team: 'X-Men',
  factor: 'animal',
  block: 'speed',
  level: 9,
  attack: 4,
  onHit: { at: 2, does: draws(per(1, damagersThisTurn)) },
});
