import { exhaustThis, generates } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('09011', {
  name: 'The Eye of Agamotto',
  set: 'doctor_strange',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Artifact', 'Item'],
  resource: { form: 'hero', costs: [exhaustThis], gives: generates({ wild: 1 }) },
});
