import { atStartOfTurn, hits, notAttackedLastTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST132', {
  hero: 'Spider-Woman',
  name: 'Come And Get Me',
  team: 'Spider-Friends',
  factor: 'strength',
  block: 'speed',
  level: 2,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), notAttackedLastTurn)],
});
