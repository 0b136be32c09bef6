import { healsOrSurges, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01124', {
  name: 'Sound Manipulation',
  set: 'klaw',
  quantity: 2,
  boost: 2,
  text: 'When revealed, alter-ego: Klaw heals 4; if that heals nothing, this surges. Hero: take 2 damage, and Klaw heals 2.',
  abilities: [
    whenRevealedAlterEgo(healsOrSurges(() => 4)),
    whenRevealedHero(function* (game) {
      yield* game.damage.toYou(2);
      game.damage.heal(2, game.table.villain);
    }),
  ],
});
