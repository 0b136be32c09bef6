import { discardsDearest, obliges, orSurges, yourCardsWith } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('08025', {
  name: 'Burn Notice',
  set: 'black_widow',
  quantity: 1,
  boost: 2,
  abilities: [obliges('08001b', orSurges(discardsDearest(yourCardsWith('Preparation'))))],
});
