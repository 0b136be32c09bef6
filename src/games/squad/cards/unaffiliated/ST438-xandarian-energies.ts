import { atStartOfTurn, heals, hits, ifHeads } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST438', {
  hero: 'Nova',
  name: 'Xandarian Energies',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 10,
  attack: 3,
  keeper: 2,
  triggers: [atStartOfTurn(ifHeads(hits(3), heals(3)))],
});
