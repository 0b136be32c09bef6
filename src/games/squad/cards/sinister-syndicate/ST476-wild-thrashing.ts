import { atStartOfEachTurn, hitsTurnPlayer } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST476', {
  hero: 'Lizard',
  name: 'Wild Thrashing',
  team: 'Sinister Syndicate',
  factor: 'animal',
  block: 'tech',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfEachTurn(hitsTurnPlayer(1))],
});
