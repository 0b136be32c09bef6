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
  /** Parts that are not needed may be paid as well; samples and lists leave them out. */
  readonly surplus?: true;
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

/** Whether what is left without one part would do. */
const isWasteful = (prompt: PayPrompt, items: readonly PayItem[]): boolean =>
  items.some((_, at) => covers(prompt, without(items, at)));

const without = (items: readonly PayItem[], at: number): PayItem[] => items.filter((_, other) => other !== at);

/** What is still to be paid. */
interface Due {
  readonly total: number;
  readonly typed: Readonly<Record<string, number>>;
}

/** What is due of each type once something has been paid. */
const lessened = (typed: Due['typed'], { as, amount }: Way): Due['typed'] =>
  typed[as] === undefined ? typed : { ...typed, [as]: typed[as] - amount };

const minus = ({ total, typed }: Due, way: Way): Due => ({ total: total - way.amount, typed: lessened(typed, way) });

const isPaid = ({ total, typed }: Due): boolean => total <= 0 && Object.values(typed).every(amount => amount <= 0);

/** What would be left if every option from a place on could be used in all its ways at once: above nothing, it is hopeless. */
function atBest({ total, typed }: Due, options: readonly PayOption[], from: number): Due {
  const left = { total, typed };
  for (let at = from; at < options.length; at++) {
    let most = 0;
    for (const way of (options[at] as PayOption).ways) {
      most = Math.max(most, way.amount);
      left.typed = lessened(left.typed, way);
    }
    left.total -= most;
  }
  return left;
}

/**
 * The first `limit` payments that fit, of at most `most` items, taken in the order of the options; each ends with the item
 * that completes it.
 */
function coverings(
  options: readonly PayOption[],
  cost: Due,
  most: number,
  limit: number,
  fits: (items: readonly PayItem[]) => boolean = () => true,
): PayItem[][] {
  const found: PayItem[][] = [];
  const grow = (from: number, held: PayItem[], due: Due): void => {
    if (isPaid(due)) {
      if (fits(held)) found.push(held);
      return;
    }
    if (held.length >= most || !isPaid(atBest(due, options, from))) return;
    for (let at = from; at < options.length; at++) {
      const { key, ways } = options[at] as PayOption;
      for (const way of ways) {
        if (found.length >= limit) return;
        grow(at + 1, [...held, { key, as: way.as }], minus(due, way));
      }
    }
  };
  grow(0, [], cost);
  return found;
}

/** How many items a payment takes at least: the most valuable ones, whatever they pay as. */
function fewest({ options, cost }: PayPrompt): number {
  const most = options.map(({ ways }) => Math.max(0, ...ways.map(way => way.amount))).sort((one, other) => other - one);
  let due = Math.max(cost.total, ...Object.values(cost.typed));
  let items = 0;
  while (items < most.length && due > 0) due -= most[items++] as number;
  return items;
}

export const pay: Kind<PayPrompt> = {
  problem(prompt, answer) {
    if (!('pay' in answer)) return 'a payment is answered by {"pay": [{"key", "as"}]}';
    for (const [at, item] of answer.pay.entries()) {
      if (answer.pay.findIndex(other => other.key === item.key) !== at) return `"${item.key}" is named twice`;
      if (worth(prompt, [item]) === null) return `"${item.key}" cannot pay as "${item.as}"`;
    }
    if (!covers(prompt, answer.pay)) return 'that does not cover the cost';
    return prompt.surplus !== true && isWasteful(prompt, answer.pay) ? 'one part of that payment is not needed' : null;
  },
  sample(prompt, random) {
    const options = random
      .shuffle([...prompt.options])
      .map(option => ({ ...option, ways: random.shuffle([...option.ways]) }));
    const [found] = coverings(options, prompt.cost, options.length, 1);
    if (found === undefined) throw new RangeError(`nothing can pay: ${prompt.reason}`);
    let items = found;
    for (let at = items.length - 1; at >= 0; at--) if (covers(prompt, without(items, at))) items = without(items, at);
    return { pay: items };
  },
  enumerate(prompt, limit) {
    const { options, cost } = prompt;
    const found: Answer[] = [];
    // Smallest first.
    for (let size = fewest(prompt); size <= options.length && found.length < limit; size++) {
      const fits = (items: readonly PayItem[]): boolean => items.length === size && !isWasteful(prompt, items);
      for (const items of coverings(options, cost, size, limit - found.length, fits)) found.push({ pay: items });
    }
    return found;
  },
};
