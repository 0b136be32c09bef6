import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST417', {
  hero: 'Reptil',
  name: 'Raptor Rush',
  team: null,
  factor: 'strength',
  block: 'energy',
  level: 6,
  attack: 4,
  onHit: { at: 2, does: inTurn(powerThisTurn(3), mayPlay(ofFactor('animal', 'speed'))) },
});
