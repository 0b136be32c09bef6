import { andIsDestroyed, atStartOfTurn, hits, powerAtLeast } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST075', {
  hero: 'Iron Man',
  name: 'Time Bomb',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [atStartOfTurn(andIsDestroyed(hits(3)), powerAtLeast(12))],
});
