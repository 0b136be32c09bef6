import { heals, inTurn, shufflesSelfIn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST340', {
  hero: 'Hulk',
  name: 'Eternal Rage',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 11,
  attack: 11,
  onHit: { at: 3, does: inTurn(heals(3), shufflesSelfIn) },
});
