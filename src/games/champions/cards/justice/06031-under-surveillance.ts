import { adds, itsHost, toMainScheme } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06031', {
  name: 'Under Surveillance',
  aspect: 'justice',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Condition'],
  max: 'host',
  attach: toMainScheme,
  modifies: [adds('targetThreat', 4, itsHost)],
});
