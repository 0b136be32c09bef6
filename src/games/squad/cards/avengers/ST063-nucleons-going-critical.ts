import { atStartOfTurn, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST063', {
  hero: 'Iron Man',
  name: 'Nucleons Going Critical!',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 2,
  attack: 3,
  text: 'Keeper at 2 damage. At the start of your turn, with three or more Keepers of yours in play, it hits for 1.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), game => game.mine.keepers.length >= 3)],
});
