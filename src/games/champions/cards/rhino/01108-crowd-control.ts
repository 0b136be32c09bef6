import { sideScheme } from '../../card.js';

export default sideScheme('01108', {
  name: 'Crowd Control',
  set: 'rhino',
  quantity: 1,
  boost: 2,
  threat: 2,
  perPlayer: true,
  crisis: true,
});
