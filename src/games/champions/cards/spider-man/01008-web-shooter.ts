import { exhaustThis, generates, removeCounters, uses } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01008', {
  name: 'Web-Shooter',
  set: 'spider_man',
  quantity: 2,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Item', 'Tech'],
  counters: uses(3, 'web'),
  resource: { form: 'hero', costs: [exhaustThis, removeCounters()], gives: generates({ wild: 1 }) },
});
