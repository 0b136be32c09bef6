import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST243', {
  hero: 'Giant-Man',
  name: 'Colossal Assistance',
  team: 'Avengers',
  factor: 'strength',
  block: 'animal',
  level: 5,
  attack: 3,
  onHit: { at: 2, does: inTurn(powerThisTurn(3), mayPlay(ofTeam('Avengers'))) },
});
