import { adds, yourAlterEgo } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05033', {
  name: 'Down Time',
  aspect: 'basic',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Condition'],
  max: 'player',
  anyPlayer: true,
  modifies: [adds('recover', 2, yourAlterEgo)],
});
