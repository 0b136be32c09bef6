import { draws, iDiscard, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST326', {
  hero: 'Rogue',
  name: "Rogue's Gallery",
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: inTurn(draws(2), iDiscard(1)) },
});
