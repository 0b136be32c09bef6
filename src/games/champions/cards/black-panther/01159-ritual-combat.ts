import { perform } from '../../../../tabletop/index.js';
import { chooses, custom, damagesHero, places, theMainScheme, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01159', {
  name: 'Ritual Combat',
  set: 'black_panther_nemesis',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('01159', function* (game, event) {
        const amount = 1 + game.encounter.discardTop().boost;
        yield* perform(chooses({ damage: damagesHero(amount), threat: places(amount, theMainScheme) }), game, event);
      }),
    ),
  ],
});
