import { adds, exhaustThis, generates, yourIdentity } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('10008', {
  name: "Banner's Laboratory",
  set: 'hulk',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Location'],
  modifies: [adds('recover', 2, yourIdentity)],
  resource: { form: 'alter-ego', costs: [exhaustThis], gives: generates({ mental: 1 }) },
});
