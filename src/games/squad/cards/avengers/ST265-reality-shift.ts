import { afterMyAttack, heals, hits, ifHeads, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST265', {
  hero: 'Scarlet Witch',
  name: 'Reality Shift',
  team: 'Avengers',
  factor: 'energy',
  block: 'speed',
  level: 5,
  attack: 4,
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 2, of: ofTeam('Avengers') }, ifHeads(inTurn(heals(1), hits(1))))],
});
