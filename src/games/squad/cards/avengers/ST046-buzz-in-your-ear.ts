import { afterMyAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST046', {
  hero: 'Wasp',
  name: 'Buzz in Your Ear',
  team: 'Avengers',
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('elemental') }, hits(1))],
});
