import type { Prompt } from '../kernel/index.js';

/** How long a practice player seems to think, in milliseconds: a human pace, longer over more choices. */
export function paceOf(prompt: Prompt): number {
  const choices = 'options' in prompt ? prompt.options.length : 2;
  return 1_200 + Math.min(choices, 8) * 150;
}
