import { type Play, text } from '../../../kernel/index.js';
import type { By, Effect } from '../effects/index.js';
import type { Match } from './match.js';

/** Does what a SPECIAL card says, one thing after the other: at least one. */
export function* perform(match: Match, by: By, effects: readonly Effect[]): Play {
  const nested = match.dealer.enter(text('at-card', { card: { card: by.instance.card } }));
  for (const effect of effects) {
    const play = effect.run(match, by);
    if (play !== undefined) yield* play;
  }
  match.dealer.leave(nested);
}
