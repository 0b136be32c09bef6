import { boost, stirsCounters } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02008', {
  name: 'Private Security Specialist',
  set: 'risky_business',
  quantity: 4,
  traits: ['Mercenary'],
  scheme: 0,
  attack: 1,
  hitPoints: 4,
  boost: 1,
  keywords: { guard: true },
  abilities: [boost(stirsCounters(1, { card: '02006a', kind: 'infamy' }, { card: '02006b', kind: 'madness' }))],
});
