import { untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelUpTo } from '../../filters.js';

export default attack('ST345', {
  hero: 'Silver Surfer',
  name: 'Crowd Surfing',
  team: null,
  factor: 'elemental',
  block: 'strength',
  level: 4,
  attack: 5,
  text: "Keeper at 2 damage. Your opponent cannot play attacks of level 4 or less. Destroyed when the opponent's turn ends.",
  keeper: 2,
  standing: { forbids: levelUpTo(4) },
  triggers: [untilTheirTurnEnds],
});
