import { nothing, text } from '../../../../kernel/index.js';
import { action, custom, exhaustThis, removeCounters, unless, uses } from '../../abilities/index.js';
import { support } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { InPlay } from '../../state.js';

/** Heroes who are hurt or have a status card. */
const ailing = (game: Game): InPlay[] =>
  game.table.heroes.filter(({ damage, statuses }) => damage > 0 || statuses.length > 0);

export default support('09019', {
  name: 'The Night Nurse',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Persona'],
  counters: uses(3, 'medical'),
  abilities: [
    action({
      costs: [exhaustThis, removeCounters(1)],
      does: custom(
        '09019',
        function* (game) {
          const hero = yield* game.ask.one(ailing(game), 'heal', { ahead: one => game.ahead.healing(1, one) });
          if (hero === null) return;
          game.damage.heal(1, hero);
          yield* game.choose.either(
            hero.statuses.map(status => ({
              key: status,
              label: text(`mark-${status}`),
              why: null,
              does() {
                game.status.remove(hero, status);
                return nothing;
              },
            })),
          );
        },
        { able: game => unless(ailing(game).length > 0, text('why-unhurt')) },
      ),
    }),
  ],
});
