import { atStartOfTurn, looksAtTop } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST241', {
  hero: 'Black Widow',
  name: 'Sneak and Peek',
  team: null,
  factor: 'animal',
  block: 'speed',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(looksAtTop('theirs'))],
});
