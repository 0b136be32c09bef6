import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01126', {
  name: 'Illegal Arms Factory',
  set: 'klaw',
  quantity: 1,
  boost: 2,
  threat: 3,
  hazard: true,
  abilities: [placesHere(1)],
});
