import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('08027', {
  name: 'Killer for Hire',
  set: 'black_widow_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  acceleration: true,
  abilities: [placesHere(1)],
});
