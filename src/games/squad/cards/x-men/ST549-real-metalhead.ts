import { theirs, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST549', {
  hero: 'Colossus',
  name: 'Real Metalhead',
  team: 'X-Men',
  factor: 'strength',
  block: 'animal',
  level: 8,
  attack: 7,
  keeper: 2,
  lasting: [theirs.attack(-5)],
  triggers: [untilTheirTurnEnds],
});
