import { arrangements, type Kind, keysProblem, type Option, type PromptBase } from './common.js';

/** Put all the options in order, first to last. */
export interface OrderPrompt extends PromptBase {
  readonly kind: 'order';
  readonly options: readonly Option[];
}

export const order: Kind<OrderPrompt> = {
  problem(prompt, answer) {
    if (!('order' in answer)) return 'an order is answered by {"order": [keys]}';
    if (answer.order.length !== prompt.options.length) return `put all ${prompt.options.length} in order`;
    return keysProblem(prompt.options, answer.order);
  },
  sample: (prompt, random) => ({ order: random.shuffle(prompt.options.map(option => option.key)) }),
  enumerate({ options }, limit) {
    const keys = options.map(option => option.key);
    return arrangements(keys, keys.length, limit).map(order => ({ order }));
  },
};
