import { atStartOfTurn, hits, notAttackedLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST442', {
  hero: 'Colossus',
  name: 'Smash Flat',
  team: 'X-Men',
  factor: 'strength',
  block: 'speed',
  level: 5,
  attack: 4,
  text: 'Keeper at 2 damage. At the start of your turn, if your opponent did not attack last turn, it hits for 3.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(3), notAttackedLastTurn)],
});
