import { atStartOfTurn, heals, hits, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST028', {
  hero: 'Dr. Strange',
  name: 'Aura Drain',
  team: null,
  factor: 'energy',
  block: 'speed',
  level: 7,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(inTurn(heals(1), hits(1)))],
});
