import { type Interval, wilson } from '../../../pictures/index.js';

/** Wins, or parts of shared ones, of so many that were played. */
export interface Share {
  readonly won: number;
  readonly played: number;
}

/** How much higher one rate is than another, with its 95 % interval (Newcombe's, from both of Wilson's). Null where either has nothing to go by. */
export function lead(one: Share, other: Share): ({ readonly by: number } & Interval) | null {
  if (one.played === 0 || other.played === 0) return null;
  const [p, q] = [one.won / one.played, other.won / other.played];
  const [a, b] = [wilson(one.won, one.played), wilson(other.won, other.played)];
  const by = p - q;
  return { by, low: by - Math.hypot(p - a.low, b.high - q), high: by + Math.hypot(a.high - p, q - b.low) };
}
