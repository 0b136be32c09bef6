import { hash, type Outcome, winners } from '../../kernel/index.js';
import type { MatchRow, NewDue } from '../../store/port.js';
import { isFormer } from './seats.js';
import { isInNight, readTerms, type Terms } from './terms.js';

/** Wins of each player in the series, this match included. */
export function scoreAfter(match: Pick<MatchRow, 'outcome' | 'seats'>, terms: Terms): Record<string, number> {
  const score = { ...terms.score };
  if (match.outcome !== null)
    for (const seat of winners(match.outcome)) {
      const player = match.seats[seat]?.player as string;
      score[player] = (score[player] ?? 0) + 1;
    }
  return score;
}

/**
 * Whether a finished match belongs to an unfinished series. Where all win or lose together nobody gets ahead, so there is none; one
 * of whose players nobody knows any more is over.
 */
export function goesOn({ outcome, seats, ...match }: Pick<MatchRow, 'outcome' | 'seats' | 'terms'>): boolean {
  const terms = readTerms(match.terms);
  if (terms.bestOf === 1 || outcome === null || outcome.together !== undefined) return false;
  if (seats.some(({ player }) => isFormer(player))) return false;
  const needed = Math.ceil(terms.bestOf / 2);
  return Object.values(scoreAfter({ outcome, seats }, terms)).every(wins => wins < needed);
}

/** Written together with a match's end: the next match of its series begins even if we stop right now. A league sees to its own. */
export function seriesDue(match: MatchRow, outcome: Outcome, at: number): NewDue[] {
  return goesOn({ ...match, outcome }) && !isInNight(match) ? [{ kind: 'series', subject: match.id, at }] : [];
}

/** Written together with the end of a league's match, or its move: its night knows even if we stop right now. */
export function leagueDue(match: MatchRow, at: number): NewDue[] {
  return isInNight(match) ? [{ kind: 'league', subject: match.id, at }] : [];
}

/** The id of the match that follows in a series: there can be only one. */
export function nextId(match: MatchRow): string {
  const { round } = readTerms(match.terms);
  return matchId(hash(`series ${match.series ?? match.id} round ${round + 1}`));
}

/** The id of the nth rematch of a match: two who ask for it at once ask for the same. */
export const rematchId = ({ id }: MatchRow, n: number): string => matchId(hash(`rematch ${id} ${n}`));

/** A short id from hex digits. */
export const matchId = (hex: string): string =>
  BigInt(`0x${hex.slice(0, 12)}`)
    .toString(36)
    .padStart(10, '0');
