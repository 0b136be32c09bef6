import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST538', {
  hero: 'Sabretooth',
  name: 'Sudden Ambush',
  team: 'Brotherhood',
  factor: 'strength',
  block: 'elemental',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: inTurn(powerThisTurn(3), mayPlay(ofTeam('Brotherhood'))) },
});
