import { heroAction, removesThreat, turnUpMinion } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06003', {
  name: 'Defender of the Nine Realms',
  set: 'thor',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Thwart'],
  abilities: [heroAction({ label: 'thwart', costs: [turnUpMinion], does: removesThreat(3) })],
});
