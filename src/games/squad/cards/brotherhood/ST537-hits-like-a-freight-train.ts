import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST537', {
  hero: 'Juggernaut',
  name: 'Hits Like a Freight Train',
  team: 'Brotherhood',
  factor: 'speed',
  block: 'animal',
  level: 10,
  attack: 6,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Brotherhood') }, hits(3))],
});
