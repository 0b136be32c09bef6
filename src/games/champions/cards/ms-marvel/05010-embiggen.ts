import { eventDeals, exhaustThis, heroInterrupt, youPlayEvent } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05010', {
  name: 'Embiggen!',
  set: 'ms_marvel',
  quantity: 1,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Condition', 'Superpower'],
  abilities: [heroInterrupt(youPlayEvent('Attack'), { costs: [exhaustThis], does: eventDeals(2) })],
});
