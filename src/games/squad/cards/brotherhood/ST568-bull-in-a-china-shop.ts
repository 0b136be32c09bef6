import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST568', {
  hero: 'Juggernaut',
  name: 'Bull in a China Shop',
  team: 'Brotherhood',
  factor: 'strength',
  block: 'elemental',
  level: 6,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Brotherhood') }, hits(2))],
});
