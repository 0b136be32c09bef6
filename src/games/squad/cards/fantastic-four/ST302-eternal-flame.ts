import { destroysTheirs, inTurn, shufflesSelfIn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST302', {
  hero: 'Human Torch',
  name: 'Eternal Flame',
  team: 'Fantastic Four',
  factor: 'elemental',
  block: 'animal',
  level: 11,
  attack: 11,
  onHit: { at: 3, does: inTurn(destroysTheirs(anyCard), shufflesSelfIn) },
});
