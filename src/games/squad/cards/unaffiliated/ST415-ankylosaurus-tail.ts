import { afterMyAttack, leavesForHand } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST415', {
  hero: 'Reptil',
  name: 'Ankylosaurus Tail',
  team: null,
  factor: 'strength',
  block: 'tech',
  level: 3,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('animal', 'speed') }, leavesForHand)],
});
