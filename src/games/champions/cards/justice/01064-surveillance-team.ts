import { action, exhaustThis, removeCounters, removesThreat, uses } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01064', {
  name: 'Surveillance Team',
  aspect: 'justice',
  quantity: 3,
  cost: 2,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.'],
  counters: uses(3, 'snoop'),
  abilities: [action({ costs: [exhaustThis, removeCounters()], does: removesThreat(1) })],
});
