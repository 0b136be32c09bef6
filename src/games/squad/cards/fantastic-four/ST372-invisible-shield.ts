import { mostFromAttack, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST372', {
  hero: 'Invisible Woman',
  name: 'Invisible Shield',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'elemental',
  level: 3,
  attack: 4,
  keeper: 2,
  standing: mostFromAttack(2),
  triggers: [untilTheirTurnEnds],
});
