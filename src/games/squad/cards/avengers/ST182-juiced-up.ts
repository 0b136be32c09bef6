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
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), topOfMyDiscard(ofFactor('strength', 'tech')))],
});
