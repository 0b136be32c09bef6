import { heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST108', {
  hero: 'Wolverine',
  name: 'Beyond Defeat',
  team: 'X-Men',
  factor: 'animal',
  block: 'elemental',
  level: 12,
  attack: 6,
  onHit: { at: 3, does: heals(5) },
});
