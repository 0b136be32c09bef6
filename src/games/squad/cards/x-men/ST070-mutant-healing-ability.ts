import { afterMyAttack, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST070', {
  hero: 'Wolverine',
  name: 'Mutant Healing Ability',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 4,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofFactor('animal') }, heals(1))],
});
