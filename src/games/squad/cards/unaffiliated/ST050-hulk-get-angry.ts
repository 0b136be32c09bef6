import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST050', {
  hero: 'Hulk',
  name: 'Hulk Get Angry!',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(hits(3)))],
});
