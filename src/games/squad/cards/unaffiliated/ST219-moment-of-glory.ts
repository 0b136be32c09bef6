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
  onHit: { at: 2, does: inTurn(powerThisTurn(2), mayPlay(anyCard)) },
});
