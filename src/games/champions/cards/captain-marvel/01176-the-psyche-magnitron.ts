import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01176', {
  name: 'The Psyche-Magnitron',
  set: 'captain_marvel_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  hazard: true,
  abilities: [placesHere(1)],
});
