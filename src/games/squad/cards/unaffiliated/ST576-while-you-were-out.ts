import { afterTheirAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST576', {
  hero: 'Mole Man',
  name: 'While You Were Out...',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 4, of: ofTeam('Avengers') }, hits(2))],
});
