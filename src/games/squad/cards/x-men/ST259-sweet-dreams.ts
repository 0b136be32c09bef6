import { theyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST259', {
  hero: 'Psylocke',
  name: 'Sweet Dreams',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 9,
  attack: 3,
  onHit: { at: 2, does: theyDiscard(3) },
});
