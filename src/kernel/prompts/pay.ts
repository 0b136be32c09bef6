import type { Answer, Kind, Option, PayItem, PromptBase } from './common.js';

/** One way to use a card or ability for payment: which resource it counts as, and how many of it. */
export interface Way {
  readonly as: string;
  readonly amount: number;
}

/** A source of payment with its ways. */
export interface PayOption extends Option {
  readonly ways: readonly Way[];
}

/** Pay a cost: `total` resources in all, of which at least the numbers in `typed` by kind. */
export interface PayPrompt extends PromptBase {
  readonly kind: 'pay';
  readonly options: readonly PayOption[];
  readonly cost: { readonly total: number; readonly typed: Readonly<Record<string, number>> };
}

/** What a list of items would pay, by resource; null when it names something that is not there. */
function worth(prompt: PayPrompt, items: readonly PayItem[]): Record<string, number> | null {
  const paid: Record<string, number> = {};
  for (const item of items) {
    const way = prompt.options
      .find(option => option.key === item.key)
      ?.ways.find(candidate => candidate.as === item.as);
    if (way === undefined) return null;
    paid[item.as] = (paid[item.as] ?? 0) + way.amount;
  }
  return paid;
}

function covers(prompt: PayPrompt, items: readonly PayItem[]): boolean {
  const paid = worth(prompt, items);
  if (paid === null) return false;
  const sum = Object.values(paid).reduce((held, amount) => held + amount, 0);
  return (
    sum >= prompt.cost.total && Object.entries(prompt.cost.typed).every(([as, amount]) => (paid[as] ?? 0) >= amount)
  );
}

const without = (items: readonly PayItem[], at: number): PayItem[] => items.filter((_, other) => other !== at);

/** Legal payments without a superfluous item, smallest first. */
function payments(prompt: PayPrompt, limit: number): PayItem[][] {
  const found: PayItem[][] = [];
  const grow = (from: number, held: PayItem[], size: number): void => {
    if (found.length >= limit) return;
    if (held.length === size) {
      if (pay.problem(prompt, { pay: held }) === null) found.push(held);
      return;
    }
    for (let at = from; at < prompt.options.length; at++) {
      const option = prompt.options[at] as PayOption;
      for (const way of option.ways) grow(at + 1, [...held, { key: option.key, as: way.as }], size);
    }
  };
  for (let size = 0; size <= prompt.options.length && found.length < limit; size++) grow(0, [], size);
  return found;
}

export const pay: Kind<PayPrompt> = {
  problem(prompt, answer) {
    if (!('pay' in answer)) return 'a payment is answered by {"pay": [{"key", "as"}]}';
    for (const [at, item] of answer.pay.entries()) {
      if (answer.pay.findIndex(other => other.key === item.key) !== at) return `"${item.key}" is named twice`;
      if (worth(prompt, [item]) === null) return `"${item.key}" cannot pay as "${item.as}"`;
    }
    if (!covers(prompt, answer.pay)) return 'that does not cover the cost';
    return answer.pay.some((_, at) => covers(prompt, without(answer.pay, at)))
      ? 'one part of that payment is not needed'
      : null;
  },
  sample(prompt, random) {
    const items: PayItem[] = [];
    for (const option of random.shuffle([...prompt.options])) {
      if (covers(prompt, items)) break;
      items.push({ key: option.key, as: random.pick(option.ways).as });
    }
    // A bad draw of ways may fall short of a typed cost: fall back on the payments there are.
    if (!covers(prompt, items)) return { pay: random.pick(payments(prompt, 64)) };
    for (let at = items.length - 1; at >= 0; at--) if (covers(prompt, without(items, at))) items.splice(at, 1);
    return { pay: items };
  },
  enumerate: (prompt, limit): Answer[] => payments(prompt, limit).map(items => ({ pay: items })),
};
