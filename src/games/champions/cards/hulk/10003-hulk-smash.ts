import {
  addsAttackNow,
  givesOverkill,
  heroInterrupt,
  ifSo,
  inTurn,
  paidOnly,
  yourBasicAttack,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10003', {
  name: 'Hulk Smash',
  set: 'hulk',
  quantity: 2,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Superpower'],
  asks: 'physical',
  asksOnly: true,
  abilities: [
    heroInterrupt(yourBasicAttack, { does: inTurn(addsAttackNow(10), ifSo(paidOnly('physical'), givesOverkill)) }),
  ],
});
