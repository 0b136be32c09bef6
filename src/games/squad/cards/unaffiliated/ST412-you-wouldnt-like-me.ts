import { afterTheirAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST412', {
  hero: 'Hulk',
  name: "You Wouldn't Like Me...",
  team: null,
  factor: 'animal',
  block: 'energy',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 4 }, andIsDestroyed(hits(2)))],
});
