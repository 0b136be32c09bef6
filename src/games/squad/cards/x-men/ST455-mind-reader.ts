import { afterMyAttack, looksAtTheirHand } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST455', {
  hero: 'Emma Frost',
  name: 'Mind Reader',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('X-Men') }, looksAtTheirHand)],
});
