import { perform } from '../../../../tabletop/index.js';
import { allOf, custom, places, schemeOfNamed, villainNamed, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07059', {
  name: 'Leading the Charge',
  set: 'bulldozer',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('07059', function* (game, event) {
        const [bulldozer] = allOf(game, villainNamed('Bulldozer'));
        if (bulldozer === undefined) return;
        const gone = game.deck.discardTop(game.values.of(bulldozer, 'attack'));
        const kinds = new Set(gone.map(({ card }) => game.cards.byId(card).kind));
        yield* perform(places(kinds.size, schemeOfNamed('Bulldozer')), game, event);
      }),
    ),
  ],
});
