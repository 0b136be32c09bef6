import { action, exhaustThis, friendly, healsOne, removeCounters, uses } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01080', {
  name: 'Med Team',
  aspect: 'protection',
  quantity: 3,
  cost: 3,
  resources: { energy: 1 },
  traits: ['S.H.I.E.L.D.'],
  counters: uses(3, 'medical'),
  abilities: [action({ costs: [exhaustThis, removeCounters()], does: healsOne(2, friendly) })],
});
