import { text } from '../kernel/index.js';
import type { Phrase } from './effect.js';

/** What is done one thing after the other, as one phrase. */
export function thenSaid(phrases: readonly Phrase[]): Phrase {
  if (phrases.length === 0) throw new Error('a phrase of nothing');
  return phrases.reduce((said, next) => text('effect-then', { said, next }));
}
