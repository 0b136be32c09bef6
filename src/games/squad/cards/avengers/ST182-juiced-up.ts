import { atStartOfTurn, hits, topOfMyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST182', {
  hero: 'Iron Man',
  name: 'Juiced Up',
  team: 'Avengers',
  factor: 'energy',
  block: 'animal',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn it hits for 1 if a Strength or Tech card tops your discard pile.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), topOfMyDiscard(ofFactor('strength', 'tech')))],
});
