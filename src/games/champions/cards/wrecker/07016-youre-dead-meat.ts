import { perform } from '../../../../tabletop/index.js';
import { custom, places, schemeOfNamed, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07016', {
  name: "You're Dead Meat!",
  set: 'wrecker',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('07016', function* (game, event) {
        const all = [...game.table.heroes, ...game.table.allies];
        const fewest = Math.min(...all.map(one => game.values.remaining(one)));
        const weakest = all.filter(one => game.values.remaining(one) === fewest);
        const struck = yield* game.ask.one(weakest, 'character', { seat: game.players.first });
        if (struck === null) return;
        const { id } = struck;
        yield* game.damage.deal(1, struck);
        if (game.table.find(id) === undefined) yield* perform(places(3, schemeOfNamed('Wrecker')), game, event);
      }),
    ),
  ],
});
