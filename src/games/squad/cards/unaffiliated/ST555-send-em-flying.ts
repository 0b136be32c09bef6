import { destroysTheirsAtRandom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST555', {
  hero: 'Abomination',
  name: "Send 'Em Flying",
  team: null,
  factor: 'strength',
  block: 'speed',
  level: 8,
  attack: 7,
  onHit: { at: 2, does: destroysTheirsAtRandom(anyCard) },
});
