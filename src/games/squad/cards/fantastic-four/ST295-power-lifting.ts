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
  text: '2 damage: your power is +3 this turn, and you may play a Fantastic Four card.',
  onHit: { at: 2, does: inTurn(powerThisTurn(3), mayPlay(ofTeam('Fantastic Four'))) },
});
