import { inTurn, shufflesSelfIn, theyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST291', {
  hero: 'Silver Surfer',
  name: 'Eternal Cosmos',
  team: null,
  factor: 'energy',
  block: 'elemental',
  level: 11,
  attack: 11,
  text: '3 damage: your opponent discards two cards. Then shuffle this card into your deck.',
  onHit: { at: 3, does: inTurn(theyDiscard(2), shufflesSelfIn) },
});
