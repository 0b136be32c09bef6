import { text } from '../../../kernel/index.js';
import { ifSo as onlyIf, type Phrase, perform } from '../../../tabletop/index.js';
import type { Does, Resources, When } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import { resourcesSaid, WITH_TAIL } from '../wording.js';
import { effect, reasonAgainst, unless, unlessAny } from './making.js';

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
          why: reasonAgainst(does, game, event),
          does: () => perform(does, game, event),
        })),
      ),
    {
      able: (game, event) => unlessAny(Object.values(ways).map(does => reasonAgainst(does, game, event))),
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
      able: (game, event) => reasonAgainst(does, game, event),
      changes: (game, event) =>
        when.late === true ? [] : ((when.holds(game, event) ? other : does).changes?.(game, event) ?? []),
    },
  );

// -- each player

/** What somebody else does than "you": the form of its message for that. */
const inForm = (form: 'each' | 'first', { id, args }: Phrase): Phrase =>
  id === WITH_TAIL ? text(id, { ...args, says: inForm(form, args?.says as Phrase) }) : text(`${id}.${form}`, args);

/** Each player in order, as the "you" of what is done. One who is eliminated before it is their turn is passed over. */
export const eachPlayer = (does: Does): Does =>
  effect(inForm('each', does.says), (game, event) => game.players.each(seat => perform(does, game.as(seat), event)), {
    able: (game, event) => unlessAny(game.players.inOrder.map(seat => reasonAgainst(does, game.as(seat), event))),
    changes: (game, event) => game.players.inOrder.flatMap(seat => does.changes?.(game.as(seat), event) ?? []),
  });

/** The first player, as the "you" of what is done. */
export const firstPlayer = (does: Does): Does =>
  effect(inForm('first', does.says), (game, event) => perform(does, game.as(game.players.first), event));
