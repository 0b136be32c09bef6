import { type Kind, keysProblem, type Option, type PromptBase } from './common.js';

/** Choose exactly one. */
export interface OnePrompt extends PromptBase {
  readonly kind: 'one';
  readonly options: readonly Option[];
}

export const one: Kind<OnePrompt> = {
  problem(prompt, answer) {
    if (!('pick' in answer)) return 'a choice of one is answered by {"pick": [key]}';
    if (answer.pick.length !== 1) return 'choose exactly one';
    return keysProblem(prompt.options, answer.pick);
  },
  sample: (prompt, random) => ({ pick: [random.pick(prompt.options).key] }),
  enumerate: (prompt, limit) => prompt.options.slice(0, limit).map(option => ({ pick: [option.key] })),
};
