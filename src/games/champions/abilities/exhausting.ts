import { type Text, text } from '../../../kernel/index.js';
import type { Cost, Event, Unit, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { InPlay } from '../state.js';
import { cost, effect, unless } from './making.js';
import { allOf } from './whom.js';

/** Cards that are exhausted for something. */

const EXHAUSTED = text('why-exhausted');
const NONE = text('unable-none');

const ready = (game: Game, whom: Whom): InPlay[] => allOf(game, whom).filter(one => !one.exhausted);

/** Why none of those that are meant can be exhausted; null where one can. */
export function whyNoneReady(game: Game, whom: Whom): Text | null {
  const all = allOf(game, whom);
  if (all.length === 0) return NONE;
  return unless(
    all.some(({ exhausted }) => !exhausted),
    EXHAUSTED,
  );
}

function exhaust(game: Game, cards: readonly InPlay[]): void {
  for (const one of cards) game.play.exhaust(one);
  game.use.exhausted = [...game.use.exhausted, ...cards.map(({ id }) => id)];
}

/** Exhausts one of those that are meant, of your choice. Which is in `game.use.exhausted`. */
export const exhaustOne = (whom: Whom): Cost =>
  cost(
    text('says-exhaust', { whom: whom.one ?? whom.says }),
    game => whyNoneReady(game, whom),
    function* (game) {
      const one = yield* game.ask.one(ready(game, whom), 'exhaust');
      if (one !== null) exhaust(game, [one]);
    },
  );

/** Exhausts as many of those that are meant as you like, one at least. */
export const exhaustAny = (whom: Whom): Cost =>
  cost(
    text('cost-exhaust-any', { whom: whom.says }),
    game => whyNoneReady(game, whom),
    function* (game) {
      const able = ready(game, whom);
      exhaust(game, yield* game.ask.cards(able, 1, able.length, 'exhaust any'));
    },
  );

export const cardsExhausted: Unit<Game, Event> = {
  says: text('unit-exhausted'),
  late: true,
  of: game => game.use.exhausted.length,
};

/** Exhausts all that are meant; so much healing for the villain for each. Where none is, this card surges. */
export const exhaustsToHealVillain = (whom: Whom, healing: number) =>
  effect(text('says-exhaust-heals', { whom: whom.says, n: healing }), game => {
    const count = allOf(game, whom).filter(one => game.play.exhaust(one)).length;
    if (count === 0) return game.reveal.surge();
    game.damage.heal(count * healing, game.table.villain);
  });
