import { noHits, untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST245', {
  hero: 'Invisible Woman',
  name: 'Vast Force Field',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'strength',
  level: 5,
  attack: 6,
  keeper: 2,
  standing: noHits,
  triggers: [untilTheirTurnEnds],
});
