import { type Answer, enumerate, type Prompt, type Random } from '../kernel/index.js';

/** One option, by its key. */
export const pick = (key: string): Answer => ({ pick: [key] });

/** Any answer, of the first that are listed. */
export const anything = (prompt: Prompt, random: Random): Answer =>
  random.pick(enumerate(prompt, 20)) ?? prompt.default;
