import { discardsRandom, gainsSurge, inTurn, obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01165', {
  name: 'Eviction Notice',
  set: 'spider_man',
  quantity: 1,
  boost: 2,
  abilities: [obliges('01001b', inTurn(discardsRandom, gainsSurge))],
});
