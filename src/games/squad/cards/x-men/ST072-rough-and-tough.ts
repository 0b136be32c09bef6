import { damagersThisTurn, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST072', {
  hero: 'Wolverine',
  name: 'Rough and Tough',
  team: 'X-Men',
  factor: 'animal',
  block: 'strength',
  level: 8,
  attack: 6,
  text: '2 damage: heal 1 for every card that has damaged your opponent this turn, this one too.',
  onHit: { at: 2, does: heals(damagersThisTurn) },
});
