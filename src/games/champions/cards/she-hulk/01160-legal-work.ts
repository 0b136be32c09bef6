import { obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01160', {
  name: 'Legal Work',
  set: 'she_hulk',
  quantity: 1,
  boost: 2,
  text: 'For Jennifer Walters: exhaust her and remove this from the game, or an acceleration token on the main scheme.',
  abilities: [
    obliges({
      label: 'obligation-legal',
      *does(game) {
        game.threat.accelerate();
      },
    }),
  ],
});
