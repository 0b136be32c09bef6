import { type Answer, isWhole, type Kind, type Option, type PromptBase } from './common.js';

/** Share out exactly `total` among the options; one may hold at most its own `max`. */
export interface DistributePrompt extends PromptBase {
  readonly kind: 'distribute';
  readonly options: readonly (Option & { readonly max: number })[];
  readonly total: number;
}

export const distribute: Kind<DistributePrompt> = {
  problem(prompt, answer) {
    if (!('distribute' in answer)) return 'a distribution is answered by {"distribute": {key: number}}';
    let sum = 0;
    for (const [key, share] of Object.entries(answer.distribute)) {
      const option = prompt.options.find(candidate => candidate.key === key);
      if (option === undefined) return `"${key}" is not one of the choices`;
      if (!isWhole(share) || share < 0) return `the share of "${key}" is a whole number from 0`;
      if (share > option.max) return `"${key}" can hold at most ${option.max}`;
      sum += share;
    }
    return sum === prompt.total ? null : `share out exactly ${prompt.total}, not ${sum}`;
  },
  sample(prompt, random) {
    const shares: Record<string, number> = {};
    for (let left = prompt.total; left > 0; left--) {
      const open = prompt.options.filter(option => (shares[option.key] ?? 0) < option.max);
      const { key } = random.pick(open);
      shares[key] = (shares[key] ?? 0) + 1;
    }
    return { distribute: inOrder(prompt, shares) };
  },
  enumerate(prompt, limit) {
    const found: Answer[] = [];
    const grow = (at: number, left: number, held: Record<string, number>): void => {
      if (found.length >= limit || room(prompt, at) < left) return;
      const option = prompt.options[at];
      if (option === undefined) {
        found.push({ distribute: held });
        return;
      }
      for (let share = Math.min(left, option.max); share >= 0; share--)
        grow(at + 1, left - share, share === 0 ? held : { ...held, [option.key]: share });
    };
    grow(0, prompt.total, {});
    return found;
  },
};

/** How much the options from a place on can hold. */
const room = ({ options }: DistributePrompt, from: number): number =>
  options.slice(from).reduce((sum, option) => sum + option.max, 0);

/** Shares without the empty ones, listed as the options are, so that equal choices are equal answers. */
export function inOrder(prompt: DistributePrompt, shares: Readonly<Record<string, number>>): Record<string, number> {
  const place = (key: string): number => prompt.options.findIndex(option => option.key === key);
  return Object.fromEntries(
    Object.entries(shares)
      .filter(([, share]) => share !== 0)
      .sort(([one], [other]) => place(one) - place(other)),
  );
}
