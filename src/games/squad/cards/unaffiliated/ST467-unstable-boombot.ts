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
  keeper: 2,
  triggers: [atStartOfTurn(hitsMe(1))],
});
