import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST439', {
  hero: 'Nova',
  name: 'Pour It On',
  team: null,
  factor: 'strength',
  block: 'speed',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: inTurn(powerThisTurn(2), mayPlay(ofFactor('energy', 'tech'))) },
});
