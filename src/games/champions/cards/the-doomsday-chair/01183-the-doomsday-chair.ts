import { bringsIn, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01183', {
  name: 'The Doomsday Chair',
  set: 'the_doomsday_chair',
  quantity: 2,
  boost: 3,
  threat: 8,
  acceleration: true,
  abilities: [whenRevealed(bringsIn('01184'))],
});
