import type { Random } from '../../kernel/index.js';

/** How likely each is to be chosen, from scores in logits. */
export function chances(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map(score => Math.exp(score - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map(weight => weight / sum);
}

/** Which of several to take, by their odds. */
export type Draw = (odds: readonly number[], random: Random) => number;

/** The likeliest. */
export const likeliest: Draw = odds => odds.indexOf(Math.max(...odds));

/** One of them, by its odds. */
export function drawn(odds: readonly number[], random: Random): number {
  const fine = 2 ** 24;
  let left = random.int(fine) / fine;
  for (let at = 0; at < odds.length - 1; at++) {
    left -= odds[at] as number;
    if (left < 0) return at;
  }
  return odds.length - 1;
}
