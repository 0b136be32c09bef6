import { exhaustThis, generates, withTrait } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08007', {
  name: "Black Widow's Gauntlet",
  set: 'black_widow',
  quantity: 2,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Tech'],
  resource: { costs: [exhaustThis], pays: withTrait('Preparation'), gives: generates({ wild: 1 }) },
});
