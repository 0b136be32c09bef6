import { atStartOfTurn, heals, notAttackedLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST116', {
  hero: 'Colossus',
  name: 'Catch My Breath',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 3,
  attack: 3,
  keeper: 2,
  triggers: [atStartOfTurn(heals(2), notAttackedLastTurn)],
});
