import type { Answer, Kind, Option, PayItem, PromptBase } from './common.js';

/** One way to use a card or ability for payment: which resource it counts as, and how many of it. */
export interface Way {
  /** The resource. Several at once are joined: `energy+mental`. */
  readonly as: string;
  /** How many resources in all. */
  readonly amount: number;
  /** How many of each, where they are several. */
  readonly mix?: Readonly<Record<string, number>>;
}

/** The way that counts as these resources, so many of each. */
export function wayOf(counts: Readonly<Record<string, number>>): Way {
  const mix = Object.fromEntries(Object.entries(counts).filter(([, amount]) => amount > 0));
  const names = Object.keys(mix);
  const amount = Object.values(mix).reduce((sum, one) => sum + one, 0);
  if (names.length === 1) return { as: names[0] as string, amount };
  return { as: names.flatMap(name => Array<string>(mix[name] as number).fill(name)).join('+'), amount, mix };
}

/** How many of each resource a way counts as. */
export const countsOf = ({ as, amount, mix }: Way): Readonly<Record<string, number>> => mix ?? { [as]: amount };

const countOf = ({ as, amount, mix }: Way, resource: string): number =>
  mix === undefined ? (as === resource ? amount : 0) : (mix[resource] ?? 0);

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

/** The way that an item names; undefined where there is none. */
const wayBy = ({ options }: PayPrompt, { key, as }: PayItem): Way | undefined =>
  options.find(option => option.key === key)?.ways.find(way => way.as === as);

/** Whether these items pay the cost; what is not offered pays nothing. */
function covers(prompt: PayPrompt, items: readonly PayItem[]): boolean {
  const { total, typed } = prompt.cost;
  const ways = items.flatMap(item => wayBy(prompt, item) ?? []);
  const paid = (of: (way: Way) => number): number => ways.reduce((sum, way) => sum + of(way), 0);
  return (
    paid(way => way.amount) >= total &&
    Object.entries(typed).every(([as, amount]) => paid(way => countOf(way, as)) >= amount)
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

const minus = ({ total, typed }: Due, way: Way): Due => ({
  total: total - way.amount,
  typed: Object.fromEntries(Object.entries(typed).map(([as, amount]) => [as, amount - countOf(way, as)])),
});

const isPaid = ({ total, typed }: Due): boolean => total <= 0 && Object.values(typed).every(amount => amount <= 0);

/** What is still due by type, all in all. */
function openOf(typed: Due['typed']): number {
  let sum = 0;
  for (const amount of Object.values(typed)) sum += Math.max(0, amount);
  return sum;
}

/** Whether a way takes anything off what is due: where only types are open, it has to be one of those. */
const isOfUse = ({ total, typed }: Due, way: Way): boolean =>
  total > openOf(typed) || Object.entries(typed).some(([as, amount]) => amount > 0 && countOf(way, as) > 0);

/** An upper bound of what so many of the options from a place on can give. What each gives at most is looked up once. */
function reachOf(options: readonly PayOption[], of: (way: Way) => number): (from: number, items: number) => number {
  const sums = [0];
  const tops = [0];
  for (const { ways } of [...options].reverse()) {
    const most = Math.max(0, ...ways.map(of));
    sums.push((sums.at(-1) as number) + most);
    tops.push(Math.max(tops.at(-1) as number, most));
  }
  return (from, items) => {
    const at = options.length - from;
    return Math.min(sums[at] as number, items * (tops[at] as number));
  };
}

/** Whether so many of the options from a place on can't pay what is due. Yes is certain, no isn't. */
type Hopeless = (due: Due, from: number, items: number) => boolean;

function hopelessness(options: readonly PayOption[], cost: Due): Hopeless {
  const reach = reachOf(options, way => way.amount);
  const reaches = Object.keys(cost.typed).map(as => [as, reachOf(options, way => countOf(way, as))] as const);
  return ({ total, typed }, from, items) =>
    reach(from, items) < Math.max(total, openOf(typed)) ||
    reaches.some(([as, of]) => of(from, items) < (typed[as] as number));
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
  const isHopeless = hopelessness(options, cost);
  const grow = (from: number, held: PayItem[], due: Due): void => {
    if (isPaid(due)) {
      if (fits(held)) found.push(held);
      return;
    }
    if (isHopeless(due, from, most - held.length)) return;
    for (let at = from; at < options.length; at++) {
      const { key, ways } = options[at] as PayOption;
      for (const way of ways) {
        if (found.length >= limit) return;
        if (isOfUse(due, way)) grow(at + 1, [...held, { key, as: way.as }], minus(due, way));
      }
    }
  };
  grow(0, [], cost);
  return found;
}

/** How many items a payment takes at least. */
function fewest({ options, cost }: PayPrompt): number {
  const isHopeless = hopelessness(options, cost);
  let items = 0;
  while (items < options.length && isHopeless(cost, 0, items)) items++;
  return items;
}

export const pay: Kind<PayPrompt> = {
  problem(prompt, answer) {
    if (!('pay' in answer)) return 'a payment is answered by {"pay": [{"key", "as"}]}';
    for (const [at, item] of answer.pay.entries()) {
      if (answer.pay.findIndex(other => other.key === item.key) !== at) return `"${item.key}" is named twice`;
      if (wayBy(prompt, item) === undefined) return `"${item.key}" cannot pay as "${item.as}"`;
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
