import { damageYouTook, heroResponse, removesThreat, villainAttackedYou, x } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10016', {
  name: '"You\'ll Pay for That!"',
  aspect: 'aggression',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Thwart'],
  abilities: [heroResponse(villainAttackedYou, { label: 'thwart', does: removesThreat(x(damageYouTook, 5)) })],
});
