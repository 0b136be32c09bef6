import { inTurn, shufflesSelfIn, theyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST291', {
  hero: 'Silver Surfer',
  name: 'Eternal Cosmos',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 11,
  attack: 11,
  onHit: { at: 3, does: inTurn(theyDiscard(2), shufflesSelfIn) },
});
