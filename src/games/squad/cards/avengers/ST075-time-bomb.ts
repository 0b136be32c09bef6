import { andIsDestroyed, atStartOfTurn, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST075', {
  hero: 'Iron Man',
  name: 'Time Bomb',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn, at power 12 or more, it hits for 3 and is destroyed.',
  keeper: 2,
  triggers: [atStartOfTurn(andIsDestroyed(hits(3)), game => game.power.mine >= 12)],
});
