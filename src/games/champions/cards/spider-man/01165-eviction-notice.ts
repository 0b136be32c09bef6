import { obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01165', {
  name: 'Eviction Notice',
  set: 'spider_man',
  quantity: 1,
  boost: 2,
  text: 'For Peter Parker: exhaust him and remove this from the game, or discard a random card from your hand and this surges.',
  abilities: [
    obliges({
      label: 'obligation-eviction',
      *does(game) {
        game.hand.discardRandom();
        game.reveal.surge();
      },
    }),
  ],
});
