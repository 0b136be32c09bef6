import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01107', {
  name: "Breakin' & Takin'",
  set: 'rhino',
  quantity: 1,
  boost: 2,
  threat: 2,
  hazard: true,
  abilities: [placesHere(1)],
});
