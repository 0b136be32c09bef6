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
  text: 'Keeper at 2 damage. At the start of your turn it hits for 1 if a Strength or Elemental card tops your discard pile.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), topOfMyDiscard(ofFactor('strength', 'elemental')))],
});
