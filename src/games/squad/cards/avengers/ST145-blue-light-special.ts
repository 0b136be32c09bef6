import { draws, inTurn, theyDraw } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST145', {
  hero: 'Iron Man',
  name: 'Blue Light Special',
  team: 'Avengers',
  factor: 'tech',
  block: 'animal',
  level: 6,
  attack: 5,
  onHit: { at: 2, does: inTurn(draws(3), theyDraw(3)) },
});
