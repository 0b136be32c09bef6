import { exhaustThis, generates, removeCounters, uses } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05024', {
  name: 'Enhanced Reflexes',
  aspect: 'basic',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Condition'],
  counters: uses(3, 'energy'),
  resource: { form: 'hero', costs: [exhaustThis, removeCounters()], gives: generates({ energy: 1 }) },
});
