import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST522', {
  hero: 'Gambit',
  name: 'Adrenaline Rush',
  team: 'X-Men',
  factor: 'speed',
  block: 'strength',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('X-Men') }, hits(1))],
});
