import { ownWords, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST232', {
  hero: 'Spider-Man',
  name: 'Tingling Sensation',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'energy',
  level: 1,
  attack: 2,
  keeper: 2,
  standing: { says: ownWords('ST232'), forbids: (card, top) => top !== null && card.level > top.level },
  triggers: [untilTheirTurnEnds],
});
