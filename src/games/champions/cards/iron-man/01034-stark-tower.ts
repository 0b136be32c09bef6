import { type Seat, text } from '../../../../kernel/index.js';
import { alterEgoAction, custom, exhaustThis, ofKindWith, unless } from '../../abilities/index.js';
import { support } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { Instance } from '../../state.js';

const technology = (game: Game, seat: Seat): Instance | undefined =>
  game.players.topmost(seat, ofKindWith('upgrade', 'Tech').fits);

const takers = (game: Game): Seat[] => game.players.inOrder.filter(seat => technology(game, seat) !== undefined);

export default support('01034', {
  name: 'Stark Tower',
  set: 'iron_man',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Location'],
  mindsOrder: true,
  abilities: [
    alterEgoAction({
      costs: [exhaustThis],
      does: custom(
        '01034',
        function* (game) {
          const seat = yield* game.ask.player(takers(game));
          if (seat === null) return;
          const found = technology(game, seat);
          if (found !== undefined) game.discard.toHand(found, seat);
        },
        { able: game => unless(takers(game).length > 0, text('unable-take')) },
      ),
    }),
  ],
});
