import { heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST102', {
  hero: 'Blade',
  name: 'Night Knight',
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 8,
  attack: 4,
  onHit: { at: 3, does: heals(4) },
});
