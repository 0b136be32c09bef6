import { atStartOfTurn, ifHeads, powerChanges } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST444', {
  hero: 'Nova',
  name: 'Gravimetric Pulse Waves',
  team: null,
  factor: 'tech',
  block: 'energy',
  level: 6,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(ifHeads(powerChanges(1)))],
});
