import { text } from '../kernel/index.js';
import type { Phrase } from './effect.js';

/** What is done one thing after the other, as one phrase; the same thing in a row is said once: "draw a card, twice". */
export function thenSaid(phrases: readonly Phrase[]): Phrase {
  if (phrases.length === 0) throw new Error('a phrase of nothing');
  const told: { readonly says: Phrase; times: number }[] = [];
  for (const says of phrases) {
    const last = told.at(-1);
    if (last !== undefined && JSON.stringify(last.says) === JSON.stringify(says)) last.times++;
    else told.push({ says, times: 1 });
  }
  return told
    .map(({ says, times }) => (times === 1 ? says : text('effect-times', { said: says, times })))
    .reduce((said, next) => text('effect-then', { said, next }));
}
