import { eventRemoves, exhaustThis, heroInterrupt, youPlayEvent } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('05011', {
  name: 'Shrink',
  set: 'ms_marvel',
  quantity: 1,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Condition', 'Superpower'],
  abilities: [heroInterrupt(youPlayEvent('Thwart'), { costs: [exhaustThis], does: eventRemoves(2) })],
});
