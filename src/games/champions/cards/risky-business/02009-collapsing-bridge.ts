import { boost, stirsCounters } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02009', {
  name: 'Collapsing Bridge',
  set: 'risky_business',
  quantity: 1,
  threat: 2,
  perPlayer: true,
  crisis: true,
  abilities: [boost(stirsCounters(1, { card: '02006a', kind: 'infamy' }, { card: '02006b', kind: 'madness' }))],
});
