import { cancelsCard, discardThis, heroInterrupt, youRevealTreachery } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08008', {
  name: 'Grappling Hook',
  set: 'black_widow',
  quantity: 2,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Preparation', 'Tech'],
  abilities: [heroInterrupt(youRevealTreachery, { costs: [discardThis], does: cancelsCard })],
});
