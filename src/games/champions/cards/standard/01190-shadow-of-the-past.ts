import { custom, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01190', {
  name: 'Shadow of the Past',
  set: 'standard',
  quantity: 1,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('01190', function* (game) {
        const minion = game.encounter.fromNemesis('minion');
        const entered = minion === null ? null : yield* game.reveal.card(minion);
        // Not before: if the minion eliminates its player, the scheme leaves the game with the rest.
        const scheme = game.encounter.fromNemesis('side_scheme');
        if (scheme !== null) yield* game.reveal.card(scheme);
        game.encounter.shuffleNemesisIn();
        if (entered === null) game.reveal.surge();
      }),
    ),
  ],
});
