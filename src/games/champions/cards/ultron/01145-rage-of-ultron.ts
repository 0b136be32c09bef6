import { whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01145', {
  name: 'Rage of Ultron',
  set: 'ultron',
  quantity: 2,
  boost: 2,
  text: 'When revealed, alter-ego: Ultron schemes; discard your top card per threat placed. Hero: Ultron attacks you; discard your top card per damage dealt.',
  abilities: [
    whenRevealedAlterEgo(function* (game) {
      const scheming = yield* game.activation.scheme(game.table.villain);
      game.deck.discardTop(scheming?.placed ?? 0);
    }),
    whenRevealedHero(function* (game) {
      const attack = yield* game.activation.attack(game.table.villain);
      game.deck.discardTop(attack?.dealt ?? 0);
    }),
  ],
});
