import { accelerates, obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01160', {
  name: 'Legal Work',
  set: 'she_hulk',
  quantity: 1,
  boost: 2,
  abilities: [obliges('01019b', accelerates)],
});
