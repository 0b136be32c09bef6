import { placesHere } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01125', {
  name: 'Defense Network',
  set: 'klaw',
  quantity: 1,
  boost: 2,
  threat: 2,
  crisis: true,
  abilities: [placesHere(1)],
});
