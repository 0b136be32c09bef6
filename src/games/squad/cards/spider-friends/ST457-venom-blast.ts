import { theirs, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST457', {
  hero: 'Spider-Woman',
  name: 'Venom Blast',
  team: 'Spider-Friends',
  factor: 'elemental',
  block: 'animal',
  level: 6,
  attack: 5,
  keeper: 2,
  lasting: [theirs.power(-5)],
  triggers: [untilTheirTurnEnds],
});
