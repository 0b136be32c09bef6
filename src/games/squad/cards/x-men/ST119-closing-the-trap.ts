import { damagersThisTurn, draws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST119', {
  hero: 'Wolverine',
  name: 'Closing the Trap',
  team: 'X-Men',
  factor: 'animal',
  block: 'speed',
  level: 9,
  attack: 4,
  text: '2 damage: draw a card for every card that has damaged your opponent this turn, this one too.',
  onHit: { at: 2, does: draws(damagersThisTurn) },
});
