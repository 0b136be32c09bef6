import { afterTheirAttack, leavesForHand } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST321', {
  hero: 'Ms. Marvel',
  name: 'Pound for Pound',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 4 }, leavesForHand)],
});
