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
  text: "Keeper at 2 damage. Your opponent's power +3, attack -3 for their cards. Destroyed when the opponent's turn ends.",
  keeper: 2,
  lasting: [theirs.power(3), theirs.attack(-3)],
  triggers: [untilTheirTurnEnds],
});
