import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST478', {
  hero: 'Dr. Octopus',
  name: 'Eight Arms',
  team: 'Sinister Syndicate',
  factor: 'speed',
  block: 'elemental',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 8 }, hits(8))],
});
