import type { Seat } from '../../../../kernel/index.js';
import { alterEgoAction, exhaustThis } from '../../abilities/index.js';
import { printed, support } from '../../card.js';
import type { Game } from '../../effect/index.js';
import { isUpgrade } from '../../look/index.js';
import type { Instance } from '../../state.js';

const technology = (game: Game, seat: Seat): Instance | undefined =>
  game.players.topmost(seat, card => isUpgrade(card) && printed(card, 'Tech'));

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
      able: game => game.players.inOrder.some(seat => technology(game, seat) !== undefined),
      *does(game) {
        const seat = yield* game.ask.player(game.players.inOrder.filter(one => technology(game, one) !== undefined));
        if (seat === null) return;
        const found = technology(game, seat);
        if (found !== undefined) game.discard.toHand(found, seat);
      },
    }),
  ],
});
