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
  text: 'Keeper at 2 damage. After your Sinister Syndicate attack did 4 damage or more, it hits for 8 and is destroyed.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofTeam('Sinister Syndicate') }, andIsDestroyed(hits(8)))],
});
