import { untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST232', {
  hero: 'Spider-Man',
  name: 'Tingling Sensation',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'energy',
  level: 1,
  attack: 2,
  text: "Keeper at 2 damage. Your opponent cannot play attacks of a higher level than the card that tops their discard pile. Destroyed when the opponent's turn ends.",
  keeper: 2,
  standing: { forbids: (card, top) => top !== null && card.level > top.level },
  triggers: [untilTheirTurnEnds],
});
