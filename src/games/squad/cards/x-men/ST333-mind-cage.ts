import { atStartOfTurn, customWhen, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST333', {
  hero: 'Psylocke',
  name: 'Mind Cage',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 1,
  attack: 2,
  keeper: 2,
  triggers: [
    atStartOfTurn(
      hits(1),
      customWhen('ST333', game => game.theirs.hand.length <= 2),
    ),
  ],
});
