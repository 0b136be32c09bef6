/** A rate and its 95 % interval, from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % interval of a rate (Wilson's score interval): `won` of `played`, draws counted as halves. */
export function wilson(won: number, played: number): Interval {
  const z = 1.96;
  const rate = won / played;
  const scale = 1 + z ** 2 / played;
  const middle = (rate + z ** 2 / (2 * played)) / scale;
  const half = (z * Math.sqrt((rate * (1 - rate)) / played + z ** 2 / (4 * played ** 2))) / scale;
  return { low: middle - half, high: middle + half };
}

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
