import { type Text, text } from '../../../kernel/index.js';
import { type Phrase, thenSaid } from '../../../tabletop/index.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { type Effect, reasonAgainst } from './effect.js';

/** One thing after the other, until the match or its player's team is out. It can change something while any part can. */
export function inTurn(parts: readonly Effect[]): Effect {
  const some = (has: (effect: Effect) => boolean | undefined): boolean => parts.some(part => has(part) === true);
  const losing = parts.filter(({ losses }) => losses !== undefined);
  return {
    says: said(parts),
    *run(match, by) {
      for (const part of parts) {
        if (match.state.outcome !== null || match.team(by.seat).out) return;
        match.dealer.step();
        const play = part.run(match, by);
        if (play !== undefined) yield* play;
      }
    },
    able(match, by) {
      let reason: Text | null = null;
      for (const part of parts) {
        const why = reasonAgainst(match, by, part);
        if (why === null) return null;
        reason ??= why;
      }
      return reason;
    },
    // What a later part changes depends on what an earlier one did, and it may come between.
    changes: (match, by) => (parts.length === 1 ? (parts[0]?.changes?.(match, by) ?? []) : []),
    weight: (match, by) => parts.reduce((sum, part) => sum + part.weight(match, by), 0),
    ...(losing.length > 0 && {
      losses: (match: Match, by: Source) => losing.reduce((sum, part) => sum + (part.losses?.(match, by) ?? 0), 0),
    }),
    touches: some(({ touches }) => touches),
    needsHero: some(({ needsHero }) => needsHero),
  };
}

/** What stands behind a branch belongs to it, unless it happens in any case (SM-C24). */
function said(parts: readonly Effect[]): Phrase {
  const [first, ...rest] = parts;
  if (first === undefined) throw new Error('an effect without parts');
  return rest.reduce<Phrase>((before, { says }, at) => {
    const behindBranch = parts[at]?.branches === true;
    return behindBranch ? text('says-in-any-case', { said: before, next: says }) : thenSaid([before, says]);
  }, first.says);
}
