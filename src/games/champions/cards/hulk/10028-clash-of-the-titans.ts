import { custom, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { InPlay } from '../../state.js';

/** Those with the highest ATK; the first player decides among several. */
function strongest(game: Game, among: readonly InPlay[]): InPlay[] {
  const most = Math.max(...among.map(one => game.values.of(one, 'attack')));
  return among.filter(one => game.values.of(one, 'attack') === most);
}

export default treachery('10028', {
  name: 'Clash Of The Titans',
  set: 'hulk_nemesis',
  quantity: 3,
  boost: 3,
  abilities: [
    whenRevealed(
      custom('10028', function* (game) {
        const { first } = game.players;
        const targets = strongest(game, [...game.table.heroes, ...game.table.allies]);
        // With nobody to attack, it does not matter which enemy would.
        const enemies = targets.length === 0 ? [] : strongest(game, game.table.enemies);
        const enemy = yield* game.ask.one(enemies, 'enemy', { seat: first });
        const target = yield* game.ask.one(targets, 'target', { seat: first });
        const seat = target?.controller;
        const isMade =
          enemy !== null &&
          target !== null &&
          typeof seat === 'number' &&
          (yield* game.as(seat).activation.attack(enemy, { target: target.id })) !== null;
        if (!isMade) game.reveal.surge();
      }),
    ),
  ],
});
