import { adds, yourIdentity } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05023', {
  name: 'Endurance',
  aspect: 'basic',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Condition'],
  max: 'player',
  anyPlayer: true,
  modifies: [adds('hitPoints', 3, yourIdentity)],
});
