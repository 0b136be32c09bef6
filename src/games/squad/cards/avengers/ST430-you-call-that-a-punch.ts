import { emptyHand, heals, iDiscard, ifSo, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST430', {
  hero: 'She-Hulk',
  name: 'You Call That a Punch?',
  team: 'Avengers',
  factor: 'animal',
  block: 'strength',
  level: 3,
  attack: 5,
  text: '2 damage: discard a card. Then heal 3 if your hand is empty.',
  onHit: { at: 2, does: inTurn(iDiscard(1), ifSo(emptyHand, heals(3))) },
});
