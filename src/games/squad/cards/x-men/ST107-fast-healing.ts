import { heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST107', {
  hero: 'Wolverine',
  name: 'Fast Healing',
  team: 'X-Men',
  factor: 'animal',
  block: 'speed',
  level: 4,
  attack: 3,
  onHit: { at: 3, does: heals(2) },
});
