import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST053', {
  hero: 'Red Hulk',
  name: 'Sock It to Ya!',
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(hits(5)))],
});
