import { adds, yourIdentity } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06010', {
  name: "Thor's Helmet",
  set: 'thor',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Asgard', 'Armor'],
  modifies: [adds('hitPoints', 5, yourIdentity)],
});
