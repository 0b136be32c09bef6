import { afterMyAttack, andIsDestroyed, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST120', {
  hero: 'Hulk',
  name: 'Roar of Triumph',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 7,
  keeper: 3,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(heals(4)))],
});
