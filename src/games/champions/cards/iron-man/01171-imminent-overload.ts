import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01171', {
  name: 'Imminent Overload',
  set: 'iron_man_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  acceleration: true,
  abilities: [placesHere(1)],
});
