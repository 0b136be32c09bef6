import { custom, whenDefeated, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01166', {
  name: 'Highway Robbery',
  set: 'spider_man_nemesis',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  abilities: [
    whenRevealed(
      custom('01166', game => {
        for (const seat of game.players.inOrder) game.hand.putRandomUnder(seat);
      }),
    ),
    whenDefeated(custom('01166-defeated', game => game.hand.returnUnder())),
  ],
});
