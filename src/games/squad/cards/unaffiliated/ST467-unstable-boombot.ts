import { atStartOfTurn, hitsMe } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST467', {
  hero: 'Crushbot',
  name: 'Unstable Boombot',
  team: null,
  factor: 'strength',
  block: 'energy',
  level: 2,
  attack: 8,
  text: 'Keeper at 2 damage. At the start of your turn it hits you for 1.',
  keeper: 2,
  triggers: [atStartOfTurn(hitsMe(1))],
});
