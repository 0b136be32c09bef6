import { hitsMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST406', {
  hero: 'Psylocke',
  name: 'Risky Strike',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 6,
  attack: 12,
  onBlocked: hitsMe(3),
});
