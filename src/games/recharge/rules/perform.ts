import { type Play, text } from '../../../kernel/index.js';
import { perform as performOne } from '../../../tabletop/index.js';
import type { By, Effect } from '../effects/index.js';
import type { Match } from './match.js';

/** Does what a SPECIAL card says, one thing after the other. */
export function* perform(match: Match, by: By, effects: readonly Effect[]): Play {
  if (effects.length === 0) return;
  yield* match.dealer.within(text('at-card', { card: { card: by.instance.card } }), inTurn(match, by, effects));
}

function* inTurn(match: Match, by: By, effects: readonly Effect[]): Play {
  for (const effect of effects) yield* performOne(effect, match, by);
}
