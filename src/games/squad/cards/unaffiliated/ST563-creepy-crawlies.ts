import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST563', {
  hero: 'Lizardling',
  name: 'Creepy Crawlies',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofTeam('Sinister Syndicate') }, andIsDestroyed(hits(4)))],
});
