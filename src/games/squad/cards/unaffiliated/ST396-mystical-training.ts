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
  text: 'Keeper at 2 damage. At the start of your turn it hits for 2 if an Animal or Speed card tops your discard pile.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(2), topOfMyDiscard(ofFactor('animal', 'speed')))],
});
