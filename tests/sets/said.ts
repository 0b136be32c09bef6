import { loadWords } from '../../src/locales/index.js';
import type { Read } from '../../src/sets/index.js';

/** What is said of a set that is broken, problem by problem; nothing of a sound one. */
export function problemsSaid(read: Read, locale = 'en'): string[] {
  if ('set' in read) return [];
  const words = loadWords(read.game, locale);
  return read.problems.map(problem => words.say(problem));
}
