import { andIsDestroyed, atEndOfEachTurn, atLeast, damagersThisTurn, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST420', {
  hero: 'Reptil',
  name: 'Feeding Frenzy',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 2,
  attack: 2,
  keeper: 2,
  // This card counts as well, if it came into play this turn.
  triggers: [atEndOfEachTurn(andIsDestroyed(hits(4)), atLeast(2, damagersThisTurn))],
});
