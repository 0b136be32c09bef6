import { theirs, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST490', {
  hero: 'Green Goblin',
  name: 'Mad Bomber',
  team: 'Sinister Syndicate',
  factor: 'energy',
  block: 'strength',
  level: 3,
  attack: 4,
  keeper: 2,
  lasting: [theirs.power(3), theirs.attack(-3)],
  triggers: [untilTheirTurnEnds],
});
