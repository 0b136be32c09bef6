import { whenDefeated, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01166', {
  name: 'Highway Robbery',
  set: 'spider_man_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  text: 'When revealed: a random card from each hand goes face down here. When defeated: they go back. Acceleration.',
  abilities: [
    whenRevealed(function* (game) {
      for (const seat of game.players.inOrder) game.hand.putRandomUnder(seat);
    }),
    whenDefeated(function* (game) {
      game.hand.returnUnder();
    }),
  ],
});
