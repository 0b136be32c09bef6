import { hitsMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST581', {
  hero: 'Moloid',
  name: 'Moloid Repairmen',
  team: null,
  factor: 'speed',
  block: 'energy',
  level: 1,
  attack: 5,
  onBlocked: hitsMe(2),
});
