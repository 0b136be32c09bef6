import { heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST198', {
  hero: 'Hulk',
  name: 'Shake It Off',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 6,
  attack: 3,
  onHit: { at: 3, does: heals(3) },
});
