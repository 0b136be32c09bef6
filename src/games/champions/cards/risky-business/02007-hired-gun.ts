import { boost, chooses, givesBoostAhead, placesCounters, stirsCounters, whenRevealed } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02007', {
  name: 'Hired Gun',
  set: 'risky_business',
  quantity: 3,
  traits: ['Criminal'],
  scheme: 2,
  attack: 2,
  hitPoints: 3,
  boost: 2,
  abilities: [
    whenRevealed(chooses({ boost: givesBoostAhead, counters: placesCounters(2, { card: '02006a', kind: 'infamy' }) })),
    boost(stirsCounters(1, { card: '02006a', kind: 'infamy' }, { card: '02006b', kind: 'madness' })),
  ],
});
