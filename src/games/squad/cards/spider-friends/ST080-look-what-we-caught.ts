import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST080', {
  hero: 'Spider-Girl & Spider-Woman',
  name: 'Look What We Caught!',
  team: 'Spider-Friends',
  factor: ['tech', 'speed'],
  block: 'energy',
  level: 8,
  attack: 4,
  onHit: { at: 4, does: inTurn(powerThisTurn(-7), mayPlay(ofTeam('Spider-Friends'))) },
});
