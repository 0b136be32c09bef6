import { draws, iDiscard, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST363', {
  hero: 'Nova',
  name: 'Stellar Flux',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 7,
  attack: 2,
  onHit: { at: 2, does: inTurn(draws(3), iDiscard(1)) },
});
