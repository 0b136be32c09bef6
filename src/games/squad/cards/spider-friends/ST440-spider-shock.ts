import { theirs, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST440', {
  hero: 'Spider-Woman',
  name: 'Spider-Shock',
  team: 'Spider-Friends',
  factor: 'elemental',
  block: 'strength',
  level: 4,
  attack: 3,
  keeper: 2,
  lasting: [theirs.power(-3)],
  triggers: [untilTheirTurnEnds],
});
