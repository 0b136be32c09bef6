import { afterMyAttack, andIsDestroyed, hits, thatMuch } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST128', {
  hero: 'Storm',
  name: 'Lightning Strikes Twice',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('elemental') }, andIsDestroyed(hits(thatMuch)))],
});
