import { heroAction, orIf, paidWith, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01060', {
  name: 'For Justice!',
  aspect: 'justice',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  asks: 'mental',
  traits: ['Thwart'],
  abilities: [heroAction({ label: 'thwart', does: removesThreat(orIf(3, paidWith('mental'), 4)) })],
});
