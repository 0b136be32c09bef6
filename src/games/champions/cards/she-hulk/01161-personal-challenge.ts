import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01161', {
  name: 'Personal Challenge',
  set: 'she_hulk_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  crisis: true,
  abilities: [placesHere(1)],
});
