import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01174', {
  name: 'Electromagnetic Backlash',
  set: 'iron_man_nemesis',
  quantity: 1,
  boost: 2,
  text: 'When revealed: each player discards their top five cards and takes 1 damage per printed energy among them.',
  abilities: [
    whenRevealed(game =>
      game.players.each(function* (seat) {
        const energy = game.resources.printedOn(game.deck.discardTop(5, seat), 'energy');
        yield* game.damage.deal(energy, game.players.identityOf(seat));
      }),
    ),
  ],
});
