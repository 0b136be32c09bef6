import { forbids, untilTheirTurnEnds } from '../../abilities/index.js';
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
  keeper: 2,
  standing: forbids(levelUpTo(4)),
  triggers: [untilTheirTurnEnds],
});
