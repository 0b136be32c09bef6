import { heroAction, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10019', {
  name: 'To the Rescue!',
  aspect: 'basic',
  quantity: 3,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Thwart'],
  abilities: [heroAction({ label: 'thwart', does: removesThreat(2) })],
});
