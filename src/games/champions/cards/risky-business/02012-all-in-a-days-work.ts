import { boost, stirsCounters, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

const INFAMY = { card: '02006a', kind: 'infamy' } as const;
const MADNESS = { card: '02006b', kind: 'madness' } as const;

export default treachery('02012', {
  name: "All in a Day's Work",
  set: 'risky_business',
  quantity: 4,
  abilities: [whenRevealed(stirsCounters(2, INFAMY, MADNESS)), boost(stirsCounters(1, INFAMY, MADNESS))],
});
