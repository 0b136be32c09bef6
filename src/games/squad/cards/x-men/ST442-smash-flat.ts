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
  keeper: 2,
  triggers: [atStartOfTurn(hits(3), notAttackedLastTurn)],
});
