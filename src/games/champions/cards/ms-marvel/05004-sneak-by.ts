import { heroAction, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('05004', {
  name: 'Sneak By',
  set: 'ms_marvel',
  quantity: 3,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Skill', 'Thwart'],
  abilities: [heroAction({ label: 'thwart', does: removesThreat(3) })],
});
