import { exhaustThis, removeCounters, uses } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01008', {
  name: 'Web-Shooter',
  set: 'spider_man',
  quantity: 2,
  deckLimit: 2,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Item', 'Tech'],
  text: 'Three web counters, and gone with the last. Hero resource: exhaust this and remove one: 1 wild.',
  counters: uses(3),
  resource: { form: 'hero', costs: [exhaustThis, removeCounters()], gives: () => ({ wild: 1 }) },
});
