import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01126', {
  name: 'Illegal Arms Factory',
  set: 'klaw',
  quantity: 1,
  boost: 2,
  threat: 3,
  hazard: true,
  text: 'When revealed: 1 threat more per player. Hazard.',
  abilities: [placesHere(1)],
});
