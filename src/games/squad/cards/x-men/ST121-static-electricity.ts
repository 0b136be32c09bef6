import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST121', {
  hero: 'Storm',
  name: 'Static Electricity',
  team: 'X-Men',
  factor: 'speed',
  block: 'strength',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('elemental') }, andIsDestroyed(hits(3)))],
});
