/** Shares, from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 of 100. */
const Z = 1.959964;

/**
 * Between which shares the true one lies, with 95 % confidence, when `wins` of `of` were won; draws are halves of wins.
 * Wilson's score interval: it stays between 0 and 1, and is honest for few matches. Nothing played: all is possible.
 */
export function wilson(wins: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = wins / of;
  const square = Z * Z;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const reach = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
