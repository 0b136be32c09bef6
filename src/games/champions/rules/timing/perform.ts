import { type Play, text } from '../../../../kernel/index.js';
import { perform as carryOut } from '../../../../tabletop/index.js';
import type { Ability } from '../../behaviour.js';
import type { Occurrence } from '../../events.js';
import type { Match, Source } from '../match.js';

/** Runs one ability that nobody has to pay for, and what responds to it. */
export function* perform(match: Match, source: Source, ability: Ability, event?: Occurrence): Play {
  const game = match.game(source, event === undefined ? { ability } : { ability, event });
  match.dealer.effect(source.card);
  const nested = match.dealer.enter(text('at-card', { card: { card: source.card } }));
  yield* match.happens(carryOut(ability.does, game, event));
  match.dealer.leave(nested);
}

/**
 * Runs a card's abilities of one type from top to bottom, each so often, but not again for a player whom it has eliminated
 * (CH-C31); those for a form only where the player is in it.
 */
export function* performAll(match: Match, source: Source, type: Ability['type'], event?: Occurrence, times = 1): Play {
  for (const ability of match.card(source.card).abilities) {
    if (ability.type !== type) continue;
    if (ability.form !== undefined && ability.form !== match.formOf(source.seat)) continue;
    yield* perform(match, source, ability, event);
    for (let time = 1; time < times && !match.player(source.seat).eliminated; time++)
      yield* perform(match, source, ability, event);
  }
}
