import { discardsSeen } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST464', {
  hero: 'Psylocke & Elektra',
  name: 'Twin Ninjas',
  team: 'X-Men',
  factor: ['energy', 'speed'],
  block: 'elemental',
  level: 9,
  attack: 4,
  onHit: { at: 4, does: discardsSeen(levelFrom(9)) },
});
