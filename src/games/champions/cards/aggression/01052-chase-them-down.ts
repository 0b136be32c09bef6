import { removesThreat, response, yourAttackDefeats } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01052', {
  name: 'Chase Them Down',
  aspect: 'aggression',
  quantity: 3,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Thwart'],
  abilities: [response(yourAttackDefeats, { label: 'thwart', does: removesThreat(2) })],
});
