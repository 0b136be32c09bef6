import { custom, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01169', {
  name: "The Vulture's Plans",
  set: 'spider_man_nemesis',
  quantity: 1,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('01169', function* (game) {
        const gone = game.players.inOrder.flatMap(seat => game.hand.discardRandom(seat) ?? []);
        const types = new Set(gone.flatMap(card => Object.keys(game.cards.byId(card).resources)));
        yield* game.threat.place(types.size, game.table.mainScheme);
      }),
    ),
  ],
});
