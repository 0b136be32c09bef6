import { afterTheirAttack, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST056', {
  hero: 'Hulk',
  name: 'Hulk Hurt, Hulk MAD!',
  team: null,
  factor: 'animal',
  block: 'strength',
  level: 4,
  attack: 3,
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 6 }, hits(3))],
});
