import { boost, stirsCounters } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02011', {
  name: 'Payoff',
  set: 'risky_business',
  quantity: 2,
  boost: 1,
  threat: 2,
  perPlayer: true,
  hazard: true,
  abilities: [boost(stirsCounters(1, { card: '02006a', kind: 'infamy' }, { card: '02006b', kind: 'madness' }))],
});
