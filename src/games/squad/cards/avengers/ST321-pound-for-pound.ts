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
  text: 'Keeper at 2 damage. After an attack did you 4 damage or more, it goes back to your hand.',
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 4 }, leavesForHand)],
});
