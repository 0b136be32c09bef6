import { text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import type { Amount, Does, Event, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import { counting, effect, numberOf, reasonAgainst, unlessAny } from './making.js';
import { allOf } from './whom.js';

/** Indirect damage: its player shares it out among their characters, none getting more than it has left (W1-106). */
export const takesIndirect = (amount: Amount): Does =>
  effect(counting('says-indirect', amount), function* (game, event) {
    const total = numberOf(amount, game, event);
    if (total > 0) yield* game.damage.assign(total, game.you.characters);
  });

const heroes = (game: Game) => game.players.inOrder.filter(seat => game.players.isHero(seat));

/** Each player for whom no such card is in play, in order, as the "you" of what is done: the form `.without` of its message. */
export const eachPlayerWithout = (whom: Whom, does: Does): Does =>
  effect(text(`${does.says.id}.without`, does.says.args), (game, event) =>
    game.players.each(function* (seat) {
      const theirs = game.as(seat);
      if (allOf(theirs, whom).length === 0) yield* perform(does, theirs, event);
    }),
  );

/** Each player in hero form, in order, as the "you" of what is done. */
export const eachHero = (does: Does): Does =>
  effect(
    text(`${does.says.id}.heroes`, does.says.args),
    function* (game, event: Event) {
      for (const seat of heroes(game)) if (game.players.isHero(seat)) yield* perform(does, game.as(seat), event);
    },
    { able: (game, event) => unlessAny(heroes(game).map(seat => reasonAgainst(does, game.as(seat), event))) },
  );
