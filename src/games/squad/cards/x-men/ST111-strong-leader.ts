import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST111', {
  hero: 'Cyclops',
  name: 'Strong Leader',
  team: 'X-Men',
  factor: 'strength',
  block: 'animal',
  level: 5,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('X-Men') }, hits(2))],
});
