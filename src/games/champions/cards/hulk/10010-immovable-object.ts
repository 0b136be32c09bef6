import { adds, you, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('10010', {
  name: 'Immovable Object',
  set: 'hulk',
  quantity: 1,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Condition'],
  modifies: [adds('hitPoints', 4, you), adds('retaliate', 1, yourHero)],
});
