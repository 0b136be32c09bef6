import { type Answer, type Option, optionsOf, type Prompt, text } from '../../kernel/index.js';
import { clip } from './escape.js';
import type { Translator } from './translator.js';

const ANSWER = 200;

/** An answer in words: what was picked, how much, in which order. */
export function answerWords(prompt: Prompt, answer: Answer, say: Translator): string {
  const label = (key: string): string => {
    const found = optionsOf(prompt).find((option: Option) => option.key === key);
    return found === undefined ? key : say(found.label);
  };
  return clip(parts().join(', '), ANSWER);

  function parts(): string[] {
    if ('amount' in answer) return [`${answer.amount}`];
    if ('order' in answer) return [answer.order.map(label).join(' → ')];
    if ('pay' in answer) return answer.pay.map(({ key }) => label(key));
    if ('distribute' in answer)
      return Object.entries(answer.distribute).map(([key, share]) => `${label(key)} ×${share}`);
    if (answer.pick.length > 0) return answer.pick.map(label);
    return [say(prompt.kind === 'some' && prompt.none !== undefined ? prompt.none.label : text('prompt-none'))];
  }
}
