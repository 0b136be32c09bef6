import { adds, yourIdentity } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('06007', {
  name: 'Asgard',
  set: 'thor',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Asgard', 'Location'],
  modifies: [adds('handSize', 1, yourIdentity)],
});
