import { theirs, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST113', {
  hero: 'Colossus',
  name: 'Back Off!',
  team: 'X-Men',
  factor: 'strength',
  block: 'elemental',
  level: 4,
  attack: 4,
  text: "Keeper at 2 damage. Attack -2 for your opponent's cards. Destroyed when the opponent's turn ends.",
  keeper: 2,
  lasting: [theirs.attack(-2)],
  triggers: [untilTheirTurnEnds],
});
