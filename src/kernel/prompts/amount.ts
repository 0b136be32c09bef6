import { isWhole, type Kind, type PromptBase } from './common.js';

/** Choose a whole number from `min` to `max`, both included. */
export interface AmountPrompt extends PromptBase {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

export const amount: Kind<AmountPrompt> = {
  problem(prompt, answer) {
    if (!('amount' in answer) || !isWhole(answer.amount)) return 'an amount is answered by {"amount": whole number}';
    return answer.amount < prompt.min || answer.amount > prompt.max
      ? `choose a number from ${prompt.min} to ${prompt.max}`
      : null;
  },
  sample: (prompt, random) => ({ amount: prompt.min + random.int(prompt.max - prompt.min + 1) }),
  enumerate: (prompt, limit) =>
    Array.from({ length: Math.min(limit, prompt.max - prompt.min + 1) }, (_, at) => ({ amount: prompt.min + at })),
};
