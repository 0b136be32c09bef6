import { turnsUpMinion, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01128', {
  name: 'The Masters of Evil',
  set: 'masters_of_evil',
  quantity: 1,
  boost: 2,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  abilities: [whenRevealed(turnsUpMinion('Masters of Evil'))],
});
