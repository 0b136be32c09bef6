import { atStartOfTurn, hits, topOfMyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST192', {
  hero: 'Invisible Woman',
  name: 'Invisible Squeeze',
  team: 'Fantastic Four',
  factor: 'energy',
  block: 'speed',
  level: 3,
  attack: 4,
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), topOfMyDiscard(ofFactor('strength', 'elemental')))],
});
