import { atStartOfTurn, hits, topOfMyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST396', {
  hero: 'Elektra',
  name: 'Mystical Training',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 5,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), topOfMyDiscard(ofFactor('animal', 'speed')))],
});
