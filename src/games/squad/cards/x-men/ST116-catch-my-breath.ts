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
  text: 'Keeper at 2 damage. At the start of your turn, if your opponent did not attack last turn, heal 2.',
  keeper: 2,
  triggers: [atStartOfTurn(heals(2), notAttackedLastTurn)],
});
