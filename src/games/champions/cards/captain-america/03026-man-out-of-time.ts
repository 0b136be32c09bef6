import { discardsHalfHand, obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('03026', {
  name: 'Man Out of Time',
  set: 'captain_america',
  quantity: 1,
  boost: 2,
  abilities: [obliges('03001b', discardsHalfHand)],
});
