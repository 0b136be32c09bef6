import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { not, ofFactor } from '../../filters.js';

export default attack('ST041', {
  hero: 'Storm',
  name: "You Can't Outrun Lightning",
  team: 'X-Men',
  factor: 'elemental',
  block: 'speed',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: destroysTheirs(not(ofFactor('animal'))) },
});
