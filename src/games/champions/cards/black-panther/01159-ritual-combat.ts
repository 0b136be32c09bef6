import { damageHero, placeOnMain, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01159', {
  name: 'Ritual Combat',
  set: 'black_panther_nemesis',
  quantity: 2,
  boost: 2,
  text: "When revealed: discard the top encounter card. Choose: damage to your hero or threat on the main scheme, that card's boost icons plus 1.",
  abilities: [
    whenRevealed(function* (game) {
      const amount = 1 + game.encounter.discardTop().boost;
      yield* game.choose.either([damageHero(game, amount), placeOnMain(game, amount)]);
    }),
  ],
});
