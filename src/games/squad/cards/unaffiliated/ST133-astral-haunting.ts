import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST133', {
  hero: 'Dr. Strange',
  name: 'Astral Haunting',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('energy') }, andIsDestroyed(hits(4)))],
});
