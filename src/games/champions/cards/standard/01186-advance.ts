import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01186', {
  name: 'Advance',
  set: 'standard',
  quantity: 2,
  text: 'When revealed: the villain schemes.',
  abilities: [
    whenRevealed(function* (game) {
      yield* game.activation.scheme(game.table.villain);
    }),
  ],
});
