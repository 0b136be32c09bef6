import { type Outcome, type Seat, winners } from '../kernel/index.js';

/** What an outcome is worth to a seat, from 0 to 1: a win that several share counts for as much less; with no winner all share it. */
export function shareOf(outcome: Outcome, seat: Seat, seats: number): number {
  const first = winners(outcome);
  if (first.length === 0) return 1 / seats;
  return first.includes(seat) ? 1 / first.length : 0;
}

/** How likely one of several is to win, by how each of them stands: the logarithm of the odds. */
export const oddsOf = (own: number, all: readonly number[]): number =>
  1 / all.reduce((sum, one) => sum + Math.exp(one - own), 0);
