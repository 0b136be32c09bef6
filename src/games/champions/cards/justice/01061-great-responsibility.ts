import { damages, heroInterrupt, instead, thatMuch, threatWouldBePlaced, you } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01061', {
  name: 'Great Responsibility',
  aspect: 'justice',
  quantity: 3,
  cost: 0,
  resources: { mental: 1 },
  abilities: [heroInterrupt(threatWouldBePlaced, { does: instead(damages(thatMuch, you)) })],
});
