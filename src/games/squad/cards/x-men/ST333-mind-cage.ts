import { atStartOfTurn, hits } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST333', {
  hero: 'Psylocke',
  name: 'Mind Cage',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 1,
  attack: 2,
  text: 'Keeper at 2 damage. At the start of your turn, if your opponent holds two cards or fewer, it hits for 1.',
  keeper: 2,
  triggers: [atStartOfTurn(hits(1), game => game.theirs.hand.length <= 2)],
});
