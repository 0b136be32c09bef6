import { sideScheme } from '../../card.js';

export default sideScheme('01156', {
  name: 'Usurp The Throne',
  set: 'black_panther_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  hazard: true,
});
