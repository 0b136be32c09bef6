import { custom, eachPlayer, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01174', {
  name: 'Electromagnetic Backlash',
  set: 'iron_man_nemesis',
  quantity: 1,
  boost: 2,
  abilities: [
    whenRevealed(
      eachPlayer(
        custom('01174', function* (game) {
          const energy = game.resources.printedOn(game.deck.discardTop(5), 'energy');
          yield* game.damage.toYou(energy);
        }),
      ),
    ),
  ],
});
