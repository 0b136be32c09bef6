import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01188', {
  name: 'Caught Off Guard',
  set: 'standard',
  quantity: 1,
  boost: 1,
  text: 'When revealed: you lose an upgrade or support. If you have none, this surges.',
  abilities: [
    whenRevealed(function* (game) {
      const mine = game.controlledBy(game.me, card => card.kind === 'upgrade' || card.kind === 'support');
      // The first player chooses (CH-C10).
      const lost = yield* game.choose(mine, 'lose', game.state.first);
      if (lost === null) game.surge();
      else yield* game.leaves(lost);
    }),
  ],
});
