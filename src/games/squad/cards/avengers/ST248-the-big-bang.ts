import { andIsDestroyed, atStartOfTurn, hits, keepersInPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST248', {
  hero: 'Giant-Man',
  name: 'The Big Bang',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 4,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(andIsDestroyed(hits(8)), keepersInPlay(1))],
});
