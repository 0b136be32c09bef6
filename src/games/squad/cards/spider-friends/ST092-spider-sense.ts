import { atStartOfTurn, looksAtTop } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST092', {
  hero: 'Spider-Man',
  name: 'Spider-Sense',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'elemental',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(looksAtTop('mine'))],
});
