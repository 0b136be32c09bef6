import { exhaustThis, generates, removeCounters, uses } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06034', {
  name: 'Enhanced Physique',
  aspect: 'basic',
  quantity: 3,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Condition'],
  counters: uses(3, 'physical'),
  resource: { form: 'hero', costs: [exhaustThis, removeCounters()], gives: generates({ physical: 1 }) },
});
