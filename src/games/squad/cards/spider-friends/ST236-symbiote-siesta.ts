import { afterMyAttack, heals } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofLevel } from '../../filters.js';

export default attack('ST236', {
  hero: 'Spider-Man',
  name: 'Symbiote Siesta',
  team: 'Spider-Friends',
  factor: 'energy',
  block: 'strength',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofLevel(1) }, heals(1))],
});
