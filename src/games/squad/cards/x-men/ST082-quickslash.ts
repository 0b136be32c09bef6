import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST082', {
  hero: 'Wolverine',
  name: 'Quickslash',
  team: 'X-Men',
  factor: 'speed',
  block: 'strength',
  level: 4,
  attack: 5,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('animal') }, hits(1))],
});
