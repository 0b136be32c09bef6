import { type Option, optionsOf, type Prompt } from '../../kernel/index.js';

/** The same question for its readers, with some options behind the others. What is recorded keeps its order. */
export function wantedFirst(prompt: Prompt, isLast: (key: string) => boolean): Prompt {
  const options = optionsOf(prompt);
  const last = new Set<Option>(options.filter(({ key }) => isLast(key)));
  if (last.size === 0) return prompt;
  return { ...prompt, options: [...options.filter(one => !last.has(one)), ...last] } as Prompt;
}
