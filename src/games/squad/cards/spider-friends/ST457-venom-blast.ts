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
  text: "Keeper at 2 damage. Your opponent's power -5. Destroyed when the opponent's turn ends.",
  keeper: 2,
  lasting: [theirs.power(-5)],
  triggers: [untilTheirTurnEnds],
});
