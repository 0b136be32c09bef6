import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST275', {
  hero: 'Falcon',
  name: 'Avengers Assemble!',
  team: 'Avengers',
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Avengers') }, hits(1))],
});
