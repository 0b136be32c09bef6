import { destroysAll } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST471', {
  hero: 'Dr. Doom',
  name: 'Mutually Assured Doom',
  team: null,
  factor: 'tech',
  block: 'speed',
  level: 7,
  attack: 7,
  onHit: { at: 2, does: destroysAll(anyCard) },
});
