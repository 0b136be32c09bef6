import { nothing, text } from '../../../../kernel/index.js';
import { custom, special, unless } from '../../abilities/index.js';
import { event } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { InPlay, Status } from '../../state.js';

const STATUSES: readonly Status[] = ['stunned', 'confused', 'tough'];

/** Characters that have a status card, and lack another (W1-406). */
const changeable = (game: Game): InPlay[] =>
  game.table.characters.filter(({ statuses }) => statuses.length > 0 && statuses.length < STATUSES.length);

export default event('09035', {
  name: 'Vapors of Valtorr',
  set: 'doctor_strange_invocation_deck',
  quantity: 1,
  deckLimit: null,
  cost: 0,
  resources: {},
  traits: ['Invocation'],
  abilities: [
    special({
      does: custom(
        '09035',
        function* (game) {
          const one = yield* game.ask.one(changeable(game), 'status');
          if (one === null) return;
          const ways = one.statuses.flatMap(from =>
            STATUSES.filter(to => !one.statuses.includes(to)).map(to => ({
              key: `${from}-${to}`,
              label: text('label-status', { from: text(`mark-${from}`), to: text(`mark-${to}`) }),
              why: null,
              does() {
                game.status.replace(one, from, to);
                return nothing;
              },
            })),
          );
          yield* game.choose.either(ways);
        },
        { able: game => unless(changeable(game).length > 0, text('unable-status')) },
      ),
    }),
  ],
});
