import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST295', {
  hero: 'Thing',
  name: 'Power Lifting',
  team: 'Fantastic Four',
  factor: 'strength',
  block: 'tech',
  level: 4,
  attack: 2,
  onHit: { at: 2, does: inTurn(powerThisTurn(3), mayPlay(ofTeam('Fantastic Four'))) },
});
