import { obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('01170', {
  name: 'Business Problems',
  set: 'iron_man',
  quantity: 1,
  boost: 2,
  text: 'For Tony Stark: exhaust him and remove this from the game, or exhaust each upgrade you control.',
  abilities: [
    obliges({
      label: 'obligation-business',
      able: game => game.you.upgrades.some(one => !one.exhausted),
      *does(game) {
        for (const upgrade of game.you.upgrades) game.play.exhaust(upgrade);
      },
    }),
  ],
});
