import { action, gives, inTurn, removesThreat, theVillain } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('08003', {
  name: 'Covert Ops',
  set: 'black_widow',
  quantity: 2,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Thwart'],
  abilities: [action({ label: 'thwart', does: inTurn(removesThreat(4), gives('confused', theVillain)) })],
});
