import { firstPlayer, getsDrones, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01150', {
  name: "Ultron's Imperative",
  set: 'ultron',
  quantity: 1,
  boost: 3,
  threat: 2,
  perPlayer: true,
  hazard: true,
  abilities: [whenRevealed(firstPlayer(getsDrones(2)))],
});
