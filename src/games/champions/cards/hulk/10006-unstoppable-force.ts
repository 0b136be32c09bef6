import { draws, heroAction, ifSo, inTurn, paidOnly, readies, yourHero } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10006', {
  name: 'Unstoppable Force',
  set: 'hulk',
  quantity: 2,
  cost: 2,
  resources: { physical: 1 },
  asks: 'physical',
  asksOnly: true,
  abilities: [heroAction({ does: inTurn(readies(yourHero), ifSo(paidOnly('physical'), draws(1))) })],
});
