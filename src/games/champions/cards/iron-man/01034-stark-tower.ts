import type { Seat } from '../../../../kernel/index.js';
import { alterEgoAction, exhaustThis } from '../../abilities/index.js';
import { printed, support } from '../../card.js';
import type { Effect } from '../../effect/index.js';
import { isUpgrade } from '../../look.js';
import type { Instance } from '../../state.js';

const technology = (game: Effect, seat: Seat): Instance | undefined =>
  game.topmost(seat, card => isUpgrade(card) && printed(card, 'Tech'));

export default support('01034', {
  name: 'Stark Tower',
  set: 'iron_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Location'],
  text: 'Alter-ego action: exhaust this: a player takes back the topmost Tech upgrade of their discard pile.',
  abilities: [
    alterEgoAction({
      costs: [exhaustThis],
      able: game => game.players.some(seat => technology(game, seat) !== undefined),
      *does(game) {
        const seat = yield* game.player(game.players.filter(one => technology(game, one) !== undefined));
        if (seat === null) return;
        const found = technology(game, seat);
        if (found !== undefined) game.toHand(found, seat);
      },
    }),
  ],
});
