import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01109', {
  name: 'Bomb Scare',
  set: 'bomb_scare',
  quantity: 1,
  boost: 2,
  threat: 2,
  acceleration: true,
  abilities: [placesHere(1)],
});
