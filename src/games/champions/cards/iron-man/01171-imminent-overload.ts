import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01171', {
  name: 'Imminent Overload',
  set: 'iron_man_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  acceleration: true,
  text: 'When revealed: 1 threat more per player. Acceleration.',
  abilities: [placesHere(1)],
});
