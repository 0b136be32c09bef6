import { perform } from '../../../../tabletop/index.js';
import { custom, discardsFromHand, whenRevealed } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('10025', {
  name: 'Inner Demons',
  set: 'hulk',
  quantity: 1,
  boost: 3,
  abilities: [
    whenRevealed(
      custom('10025', function* (game, event) {
        yield* game.identity.flip();
        if (game.you.isHero) game.play.exhaust(game.you.identity);
        else yield* perform(discardsFromHand(2), game, event);
        yield* game.play.discardThis();
      }),
    ),
  ],
});
