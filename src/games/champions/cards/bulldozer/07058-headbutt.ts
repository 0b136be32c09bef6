import { perform } from '../../../../tabletop/index.js';
import { custom, places, schemeOfNamed, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07058', {
  name: 'Headbutt',
  set: 'bulldozer',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealed(
      custom('07058', function* (game, event) {
        const lost = game.hand.discardRandom();
        const cost = lost === null ? 0 : (game.cards.byId(lost).cost ?? 0);
        if (game.you.isHero) yield* game.damage.toYou(cost);
        else yield* perform(places(cost, schemeOfNamed('Bulldozer')), game, event);
      }),
    ),
  ],
});
