import { ownWords, untilTheirTurnEnds } from '../../abilities/index.js';
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
  keeper: 2,
  standing: {
    says: ownWords('ST088'),
    forbids: (card, top) => top !== null && ofFactor(...top.factors).fits(card),
  },
  triggers: [untilTheirTurnEnds],
});
