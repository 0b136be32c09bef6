import { adds, yourIdentity } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01036', {
  name: 'Mark V Armor',
  set: 'iron_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Armor', 'Tech'],
  text: 'You have 6 more hit points.',
  modifies: [adds('hitPoints', 6, yourIdentity)],
});
