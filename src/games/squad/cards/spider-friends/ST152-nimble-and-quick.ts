import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST152', {
  hero: 'Spider-Girl',
  name: 'Nimble and Quick',
  team: 'Spider-Friends',
  factor: 'speed',
  block: 'animal',
  level: 4,
  attack: 4,
  onHit: { at: 2, does: inTurn(powerThisTurn(-3), mayPlay(anyCard)) },
});
