import type { Text } from '../text.js';
import {
  type Answer,
  arrangements,
  type Kind,
  keysProblem,
  type Option,
  type PromptBase,
  placeOf,
  subsets,
} from './common.js';

/** Choose from `min` to `max` of the options. */
export interface SomePrompt extends PromptBase {
  readonly kind: 'some';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Where none is allowed: the word that means it (`take`, `pass`) and what its button says. */
  readonly none?: { readonly key: string; readonly label: Text };
  /** The order of the picks counts, first to last. */
  readonly ordered?: true;
}

export const some: Kind<SomePrompt> = {
  problem(prompt, answer) {
    if (!('pick' in answer)) return 'a choice of some is answered by {"pick": [keys]}';
    const count = answer.pick.length;
    if (count < prompt.min) return `choose at least ${prompt.min}`;
    if (count > prompt.max) return `choose at most ${prompt.max}`;
    return keysProblem(prompt.options, answer.pick);
  },
  sample(prompt, random) {
    const most = Math.min(prompt.max, prompt.options.length);
    const count = prompt.min + random.int(most - prompt.min + 1);
    return { pick: inOrder(prompt, random.shuffle(prompt.options.map(option => option.key)).slice(0, count)) };
  },
  enumerate(prompt, limit) {
    const found: Answer[] = [];
    const keys = prompt.options.map(option => option.key);
    const list = prompt.ordered ? arrangements : subsets;
    for (let size = prompt.min; size <= Math.min(prompt.max, keys.length) && found.length < limit; size++)
      for (const pick of list(keys, size, limit - found.length)) found.push({ pick });
    return found;
  },
};

/** Keys listed as the options are, so that equal choices are equal answers; as picked where their order counts. */
export function inOrder({ options, ordered }: SomePrompt, keys: readonly string[]): string[] {
  if (ordered || keys.length < 2) return [...keys];
  return [...keys].sort((one, other) => placeOf(options, one) - placeOf(options, other));
}
