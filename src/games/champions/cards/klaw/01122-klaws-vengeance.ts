import { whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01122', {
  name: "Klaw's Vengeance",
  set: 'klaw',
  quantity: 2,
  boost: 1,
  text: 'When revealed, alter-ego: discard a random card from your hand. Hero: Klaw attacks you; if that deals damage, 1 threat on the main scheme.',
  abilities: [
    whenRevealedAlterEgo(function* (game) {
      game.hand.discardRandom();
    }),
    whenRevealedHero(function* (game) {
      const attack = yield* game.activation.attack(game.table.villain);
      if (attack !== null && attack.dealt > 0) yield* game.threat.place(1, game.table.mainScheme);
    }),
  ],
});
