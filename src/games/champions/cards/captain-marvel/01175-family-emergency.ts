import { obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01175', {
  name: 'Family Emergency',
  set: 'captain_marvel',
  quantity: 1,
  boost: 2,
  text: 'For Carol Danvers: exhaust her and remove this from the game, or you are stunned and this surges.',
  abilities: [
    obliges({
      label: 'obligation-family',
      *does(game) {
        game.status.give(game.you.identity, 'stunned');
        game.reveal.surge();
      },
    }),
  ],
});
