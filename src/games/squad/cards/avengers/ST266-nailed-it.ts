import { afterTheirAttack, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST266', {
  hero: 'Ms. Marvel',
  name: 'Nailed It',
  team: 'Avengers',
  factor: 'energy',
  block: 'elemental',
  level: 3,
  attack: 3,
  keeper: 2,
  triggers: [afterTheirAttack({ atLeast: 4 }, heals(1))],
});
