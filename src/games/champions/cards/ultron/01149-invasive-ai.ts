import { whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01149', {
  name: 'Invasive AI',
  set: 'ultron',
  quantity: 1,
  boost: 3,
  threat: 3,
  perPlayer: true,
  hazard: true,
  text: 'When revealed: each player discards their top three cards. Hazard.',
  abilities: [
    whenRevealed(function* (game) {
      for (const seat of game.players.inOrder) game.deck.discardTop(3, seat);
    }),
  ],
});
