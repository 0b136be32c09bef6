import { discardsTop, eachPlayer, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01149', {
  name: 'Invasive AI',
  set: 'ultron',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  hazard: true,
  abilities: [whenRevealed(eachPlayer(discardsTop(3)))],
});
