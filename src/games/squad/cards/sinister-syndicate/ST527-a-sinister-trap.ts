import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST527', {
  hero: 'Green Goblin',
  name: 'A Sinister Trap',
  team: 'Sinister Syndicate',
  factor: 'speed',
  block: 'tech',
  level: 5,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofTeam('Sinister Syndicate') }, andIsDestroyed(hits(8)))],
});
