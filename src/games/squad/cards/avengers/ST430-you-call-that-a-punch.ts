import { empty, heals, iDiscard, ifSo, inTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST430', {
  hero: 'She-Hulk',
  name: 'You Call That a Punch?',
  team: 'Avengers',
  factor: 'animal',
  block: 'strength',
  level: 3,
  attack: 5,
  onHit: { at: 2, does: inTurn(iDiscard(1), ifSo(empty('mine', 'hand'), heals(3))) },
});
