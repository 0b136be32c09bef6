import { atStartOfTurn, haveKeepers, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST063', {
  hero: 'Iron Man',
  name: 'Nucleons Going Critical!',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 2,
  attack: 3,
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), haveKeepers(anyCard, 3))],
});
