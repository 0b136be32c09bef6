import { type Game, type Outcome, text } from '../../kernel/index.js';
import type { Look } from './look.js';
import type { MatchRunner } from './runner.js';

/** Why a match ended that a round's clock has ended. */
export const TIME_UP = 'league-time-up';

/** How a match would end if time were up now, by its game's rule for matches that have no end of their own. */
export function outcomeAtTime(game: Game, state: unknown): Outcome | null {
  const [copy, reason] = [structuredClone(state), text(TIME_UP)];
  game.stalemate.end(copy, reason);
  const outcome = game.outcome(copy);
  return outcome === null ? null : { ...outcome, reason };
}

/** Ends a match as it stands because time is up, unless `ends` wants it played on. Returns whether it has ended. */
export async function endAtTime(
  runner: MatchRunner,
  look: Look,
  ends: (outcome: Outcome) => boolean,
): Promise<boolean> {
  if (look.match.status !== 'playing' || look.table === null) return false;
  const outcome = outcomeAtTime(look.game, look.table.envelope.state);
  if (outcome === null || !ends(outcome)) return false;
  await runner.ledger.end(look, outcome);
  return true;
}
