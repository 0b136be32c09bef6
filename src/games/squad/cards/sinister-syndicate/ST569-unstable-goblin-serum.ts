import { atStartOfTurn, hitsMe, mine } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST569', {
  hero: 'Green Goblin',
  name: 'Unstable Goblin Serum',
  team: 'Sinister Syndicate',
  factor: 'strength',
  block: 'speed',
  level: 1,
  attack: 3,
  keeper: 2,
  lasting: [mine.attack(2)],
  triggers: [atStartOfTurn(hitsMe(1))],
});
