import {
  anyDrone,
  cardsInPlay,
  eachPlayer,
  getsDrones,
  inTurn,
  itself,
  per,
  places,
  whenRevealed,
} from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01148', {
  name: 'Drone Factory',
  set: 'ultron',
  quantity: 1,
  boost: 2,
  threat: 4,
  acceleration: true,
  abilities: [whenRevealed(inTurn(eachPlayer(getsDrones()), places(per(1, cardsInPlay(anyDrone)), itself)))],
});
