import { text } from '../../../kernel/index.js';
import { ifSo as onlyIf, perform } from '../../../tabletop/index.js';
import type { Does, Event, Resources, When } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import { resourcesSaid } from '../wording.js';
import { effect, unless } from './making.js';

/** What somebody decides, and what is so for every player. */

/** Ways out of a choice, by the keys of their buttons. */
type Ways = Readonly<Record<string, Does>>;

/** One of several things that are possible, of your choice; nothing happens where none is. */
export const chooses = (ways: Ways): Does =>
  effect(
    text('says-choose', {
      ways: Object.values(ways)
        .map(({ says }) => says)
        .reduce((said, next) => text('says-or', { said, next })),
    }),
    (game, event) =>
      game.choose.either(
        Object.entries(ways).map(([key, does]) => ({
          key,
          label: text('label', { says: does.says }),
          why: does.able?.(game, event) ?? null,
          does: () => perform(does, game, event),
        })),
      ),
    {
      able(game, event) {
        const reasons = Object.values(ways).map(does => does.able?.(game, event) ?? null);
        return reasons.includes(null) ? null : (reasons[0] ?? null);
      },
    },
  );

/** Spends resources. */
export const spends = (resources: Resources): Does =>
  effect(
    text('cost-spend', { resources: resourcesSaid(resources) }),
    game => game.resources.spend(game.resources.price(resources)),
    { able: game => unless(game.resources.canSpend(game.resources.price(resources)), text('why-resources')) },
  );

/** Does it where something holds. */
export const ifSo = (when: When, does: Does): Does => onlyIf(when, does);

/** Something else instead, where that is so as it is done. Both are aimed at the same. */
export const insteadIf = (when: When<Game>, other: Does, does: Does): Does =>
  effect(
    text('says-instead-if', { does: does.says, condition: when.says, other: other.says }),
    (game, event) => perform(when.holds(game, event) ? other : does, game, event),
    {
      able: (game, event) => does.able?.(game, event) ?? null,
      changes: (game, event) => (when.holds(game, event) ? other : does).changes?.(game, event) ?? [],
    },
  );

// -- each player

/** Each player in order, as the "you" of what is done. One who is eliminated before it is their turn is passed over. */
export const eachPlayer = (does: Does): Does =>
  effect(
    text('says-each-player', { does: does.says }),
    (game, event) => game.players.each(seat => perform(does, game.as(seat), event)),
    {
      able(game, event) {
        const reasons = game.players.inOrder.map(seat => does.able?.(game.as(seat), event) ?? null);
        return reasons.includes(null) ? null : (reasons[0] ?? null);
      },
      changes: (game, event) => game.players.inOrder.flatMap(seat => changesOf(does, game.as(seat), event)),
    },
  );

const changesOf = (does: Does, game: Game, event: Event) => does.changes?.(game, event) ?? [];

/** The first player, as the "you" of what is done. */
export const firstPlayer = (does: Does): Does =>
  effect(text('says-first-player', { does: does.says }), (game, event) =>
    perform(does, game.as(game.players.first), event),
  );
