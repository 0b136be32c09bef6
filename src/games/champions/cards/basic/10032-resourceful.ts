import { discardThis, generates } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('10032', {
  name: 'Resourceful',
  aspect: 'basic',
  quantity: 3,
  cost: 1,
  resources: { wild: 1 },
  traits: ['Skill'],
  resource: { costs: [discardThis], gives: generates({ wild: 1 }) },
});
