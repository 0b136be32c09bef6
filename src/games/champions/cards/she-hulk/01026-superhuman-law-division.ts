import { alterEgoAction, exhaustThis, removesThreat } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01026', {
  name: 'Superhuman Law Division',
  set: 'she_hulk',
  quantity: 1,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Location'],
  abilities: [alterEgoAction({ spend: { mental: 1 }, costs: [exhaustThis], does: removesThreat(2) })],
});
