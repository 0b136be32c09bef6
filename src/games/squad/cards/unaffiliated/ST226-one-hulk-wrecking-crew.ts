import { destroysTheirsAtRandom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST226', {
  hero: 'Hulk',
  name: 'One-Hulk Wrecking Crew',
  team: null,
  factor: 'strength',
  block: 'elemental',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: destroysTheirsAtRandom(anyCard) },
});
