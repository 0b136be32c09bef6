import { draws, inTurn, shufflesSelfIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST065', {
  hero: 'Iron Man',
  name: 'Eternal Invention',
  team: 'Avengers',
  factor: 'tech',
  block: 'elemental',
  level: 11,
  attack: 11,
  onHit: { at: 3, does: inTurn(draws(2), shufflesSelfIn) },
});
