import { untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST088', {
  hero: 'Emma Frost',
  name: "Diamonds Are a Girl's BFF",
  team: 'X-Men',
  factor: 'strength',
  block: 'energy',
  level: 7,
  attack: 7,
  text: "Keeper at 2 damage. Your opponent cannot play attacks that share a factor with the card that tops their discard pile. Destroyed when the opponent's turn ends.",
  keeper: 2,
  standing: { forbids: (card, top) => top !== null && ofFactor(...top.factors)(card) },
  triggers: [untilTheirTurnEnds],
});
