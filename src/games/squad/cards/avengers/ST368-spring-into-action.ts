import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST368', {
  hero: 'Black Panther',
  name: 'Spring into Action',
  team: 'Avengers',
  factor: 'animal',
  block: 'elemental',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofTeam('Avengers') }, andIsDestroyed(hits(4)))],
});
