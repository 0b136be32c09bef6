import { afterMyAttack, hits, hitsMe, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST531', {
  hero: 'Lizard',
  name: 'Frenzy of Snapping Jaws',
  team: 'Sinister Syndicate',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Sinister Syndicate') }, inTurn(hits(2), hitsMe(2)))],
});
