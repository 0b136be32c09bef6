import { playsTopOfTheirDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST575', {
  hero: 'Super-Skrull',
  name: 'Perfect Imitation',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 6,
  attack: 2,
  onHit: { at: 2, does: playsTopOfTheirDiscard(anyCard) },
});
