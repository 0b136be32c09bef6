import { countersOn, custom, discardsTop, insteadIf, villainIs, whenRevealed, x } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02013', {
  name: 'Mad Genius',
  set: 'risky_business',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealed(
      insteadIf(
        villainIs('Norman Osborn'),
        discardsTop(x(countersOn('02006a'))),
        custom('02013', function* (game) {
          const left = (seat: number): number => game.values.remaining(game.players.identityOf(seat));
          const heroes = game.players.inOrder.filter(seat => game.players.isHero(seat));
          const least = Math.min(...heroes.map(left));
          const weakest = heroes.filter(seat => left(seat) === least).map(seat => game.players.identityOf(seat));
          const hero = yield* game.ask.one(weakest, 'player', { seat: game.players.first });
          const seat = heroes.find(one => game.players.identityOf(one) === hero);
          const made = seat === undefined ? 0 : yield* game.activation.attackEach([game.table.villain], seat);
          if (made === 0) game.reveal.surge();
        }),
      ),
    ),
  ],
});
