import { andIsDestroyed, atStartOfTurn, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST248', {
  hero: 'Giant-Man',
  name: 'The Big Bang',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 4,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn, if no other Keeper is in play, it hits for 8 and is destroyed.',
  keeper: 2,
  triggers: [atStartOfTurn(andIsDestroyed(hits(8)), game => game.keepers.all.length === 1)],
});
