import { exhaustThis, generates, removeCounters, uses } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03034', {
  name: 'Enhanced Awareness',
  aspect: 'basic',
  quantity: 3,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Condition'],
  counters: uses(3, 'mental'),
  resource: { form: 'hero', costs: [exhaustThis, removeCounters()], gives: generates({ mental: 1 }) },
});
