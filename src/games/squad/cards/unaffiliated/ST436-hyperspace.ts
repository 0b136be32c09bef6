import { atEndOfEachTurn, inTurn, turnPlayerDiscards, turnPlayerDraws } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST436', {
  hero: 'Nova',
  name: 'Hyperspace',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 5,
  attack: 5,
  keeper: 2,
  triggers: [atEndOfEachTurn(inTurn(turnPlayerDraws(1), turnPlayerDiscards(1)))],
});
