import { afterMyAttack, andIsDestroyed, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST360', {
  hero: 'Hulk',
  name: '1,000 Pounds of Fury',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 7,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(hits(12)))],
});
