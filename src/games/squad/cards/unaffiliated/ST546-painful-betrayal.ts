import { keepersHitAndGo } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST546', {
  hero: 'Onslaught',
  name: 'Painful Betrayal',
  team: null,
  factor: 'energy',
  block: 'animal',
  level: 12,
  attack: 7,
  onHit: { at: 2, does: keepersHitAndGo('theirs', 3) },
});
