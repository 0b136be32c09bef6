import { heroAction, orIf, paidOnly, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10004', {
  name: 'Sub-Orbital Leap',
  set: 'hulk',
  quantity: 2,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Superpower', 'Thwart'],
  asks: 'physical',
  asksOnly: true,
  abilities: [heroAction({ label: 'thwart', does: removesThreat(orIf(3, paidOnly('physical'), 5)) })],
});
