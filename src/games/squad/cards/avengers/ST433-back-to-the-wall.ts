import { afterMyAttack, emptyHand, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST433', {
  hero: 'She-Hulk',
  name: 'Back to the Wall',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 3,
  text: 'Keeper at 2 damage. After your attack did 2 damage or more, with no card in your hand, it hits for 2.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, when: emptyHand }, hits(2))],
});
