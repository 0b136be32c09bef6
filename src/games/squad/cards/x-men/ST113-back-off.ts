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
  keeper: 2,
  lasting: [theirs.attack(-2)],
  triggers: [untilTheirTurnEnds],
});
