import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST219', {
  hero: 'Silver Surfer',
  name: 'Moment of Glory',
  team: null,
  factor: 'strength',
  block: 'energy',
  level: 5,
  attack: 3,
  text: '2 damage: your power is +2 this turn, and you may play another card.',
  onHit: { at: 2, does: inTurn(powerThisTurn(2), mayPlay(anyCard)) },
});
