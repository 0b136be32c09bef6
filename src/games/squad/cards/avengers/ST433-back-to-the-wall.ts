import { afterMyAttack, empty, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST433', {
  hero: 'She-Hulk',
  name: 'Back to the Wall',
  team: 'Avengers',
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, when: empty('mine', 'hand') }, hits(2))],
});
