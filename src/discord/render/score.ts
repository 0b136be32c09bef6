import { text } from '../../kernel/index.js';
import type { Translator } from './translator.js';

/** Matches won, as the language writes a score: 2–0, or 2:0. */
export const scoreText = (wins: readonly number[], say: Translator): string =>
  wins.join(say.plain(text('between-scores')));
