import { exhaustThis, generates } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06008', {
  name: 'God of Thunder',
  set: 'thor',
  quantity: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Asgard', 'Title'],
  resource: { form: 'hero', costs: [exhaustThis], gives: generates({ energy: 1 }) },
});
