import { exhaustThis, generates } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03010', {
  name: 'Super-Soldier Serum',
  set: 'captain_america',
  quantity: 2,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Item'],
  resource: { costs: [exhaustThis], gives: generates({ physical: 1 }) },
});
