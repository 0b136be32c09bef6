import { gainsSurge, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01189', {
  name: 'Gang-Up',
  set: 'standard',
  quantity: 1,
  boost: 1,
  text: 'When revealed, alter-ego: this surges. Hero: the villain attacks you, then each minion engaged with you.',
  abilities: [
    whenRevealedAlterEgo(gainsSurge),
    whenRevealedHero(function* (game) {
      yield* game.activation.attack(game.table.villain);
      yield* game.activation.attackEach(game.table.minionsOf(game.me));
    }),
  ],
});
