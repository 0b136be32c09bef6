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
      const mine = game.you.controls(card => card.kind === 'upgrade' || card.kind === 'support');
      // The first player chooses (CH-C10).
      const lost = yield* game.ask.one(mine, 'lose', game.players.first);
      if (lost === null) game.reveal.surge();
      else yield* game.play.discard(lost);
    }),
  ],
});
