import { adds, you } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01036', {
  name: 'Mark V Armor',
  set: 'iron_man',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Armor', 'Tech'],
  modifies: [adds('hitPoints', 6, you)],
});
