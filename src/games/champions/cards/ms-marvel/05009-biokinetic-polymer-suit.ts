import { anEvent, exhaustThis, generates } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05009', {
  name: 'Biokinetic Polymer Suit',
  set: 'ms_marvel',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Armor'],
  resource: { form: 'hero', costs: [exhaustThis], pays: anEvent, gives: generates({ wild: 1 }) },
});
