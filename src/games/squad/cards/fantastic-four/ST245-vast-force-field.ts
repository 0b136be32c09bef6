import { untilTheirTurnEnds } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST245', {
  hero: 'Invisible Woman',
  name: 'Vast Force Field',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'strength',
  level: 5,
  attack: 6,
  text: "Keeper at 2 damage. Keepers in play do you no damage. Destroyed when the opponent's turn ends.",
  keeper: 2,
  standing: { noHits: true },
  triggers: [untilTheirTurnEnds],
});
