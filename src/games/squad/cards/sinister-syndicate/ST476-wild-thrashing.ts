import { atStartOfEachTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST476', {
  hero: 'Lizard',
  name: 'Wild Thrashing',
  team: 'Sinister Syndicate',
  factor: 'animal',
  block: 'tech',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. When a turn starts, it hits the player whose turn it is for 1.',
  keeper: 2,
  triggers: [atStartOfEachTurn((game, seat) => game.hit.self(1, seat))],
});
