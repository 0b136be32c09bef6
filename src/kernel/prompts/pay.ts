import type { Random } from '../random.js';
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

/** The same as a list. */
export const partsOf = ({ as, amount, mix }: Way): readonly (readonly [string, number])[] =>
  mix === undefined ? [[as, amount]] : Object.entries(mix);

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
function wayBy({ options }: PayPrompt, { key, as }: PayItem): Way | undefined {
  for (const option of options) if (option.key === key) return option.ways.find(way => way.as === as);
  return undefined;
}

/** What is still to be paid: so many in all, and so many of each type that the cost names, in the order of the bill. */
interface Due {
  readonly total: number;
  readonly typed: readonly number[];
}

/** A cost, and how it shrinks by what is paid. */
class Bill {
  readonly due: Due;
  private readonly types: readonly string[];

  constructor({ total, typed }: PayPrompt['cost']) {
    this.types = Object.keys(typed);
    this.due = { total, typed: this.types.map(type => typed[type] as number) };
  }

  minus({ total, typed }: Due, way: Way): Due {
    return {
      total: total - way.amount,
      // Most costs name no types.
      typed: typed.length === 0 ? typed : typed.map((amount, at) => amount - this.counts(way, at)),
    };
  }

  /** Whether a way takes anything off what is due: where only types are open, it has to be one of those. */
  isOfUse({ total, typed }: Due, way: Way): boolean {
    return total > openOf(typed) || typed.some((amount, at) => amount > 0 && this.counts(way, at) > 0);
  }

  private counts(way: Way, at: number): number {
    return countOf(way, this.types[at] as string);
  }

  /** For each type, how much so many of the options from a place on can give of it at most. */
  reaches(options: readonly Source[]): readonly Reach[] {
    return this.types.map(type => reachOf(options, way => countOf(way, type)));
  }
}

const isPaid = ({ total, typed }: Due): boolean => total <= 0 && typed.every(amount => amount <= 0);

/** What is still due by type, all in all. */
function openOf(typed: Due['typed']): number {
  let sum = 0;
  for (const amount of typed) sum += Math.max(0, amount);
  return sum;
}

/** Whether these items pay the cost, without the one at a place where it is left out; what is not offered pays nothing. */
function covers(prompt: PayPrompt, items: readonly PayItem[], without = -1): boolean {
  const bill = new Bill(prompt.cost);
  let { due } = bill;
  for (let at = 0; at < items.length; at++) {
    const way = at === without ? undefined : wayBy(prompt, items[at] as PayItem);
    if (way !== undefined) due = bill.minus(due, way);
  }
  return isPaid(due);
}

/** Whether what is left without one part would do. */
const isWasteful = (prompt: PayPrompt, items: readonly PayItem[]): boolean =>
  items.some((_, at) => covers(prompt, items, at));

/** All of an option that matters for paying. */
type Source = Pick<PayOption, 'key' | 'ways'>;

/** How much so many of the options from a place on can give at most. */
type Reach = (from: number, items: number) => number;

/** An upper bound of what options can give. What each gives at most is looked up once. */
function reachOf(options: readonly Source[], of: (way: Way) => number): Reach {
  const sums = [0];
  const tops = [0];
  for (let at = options.length - 1; at >= 0; at--) {
    let most = 0;
    for (const way of (options[at] as Source).ways) most = Math.max(most, of(way));
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

function hopelessness(options: readonly Source[], bill: Bill): Hopeless {
  const reach = reachOf(options, way => way.amount);
  const reaches = bill.reaches(options);
  return ({ total, typed }, from, items) =>
    reach(from, items) < Math.max(total, openOf(typed)) ||
    reaches.some((of, at) => of(from, items) < (typed[at] as number));
}

/**
 * The first `limit` payments that fit, of at most `most` items, taken in the order of the options; each ends with the item
 * that completes it.
 */
function coverings(
  options: readonly Source[],
  cost: PayPrompt['cost'],
  most: number,
  limit: number,
  fits: (items: readonly PayItem[]) => boolean = () => true,
): PayItem[][] {
  const found: PayItem[][] = [];
  const bill = new Bill(cost);
  const isHopeless = hopelessness(options, bill);
  const grow = (from: number, held: PayItem[], due: Due): void => {
    if (isPaid(due)) {
      if (fits(held)) found.push(held);
      return;
    }
    if (isHopeless(due, from, most - held.length)) return;
    for (let at = from; at < options.length; at++) {
      const { key, ways } = options[at] as Source;
      for (const way of ways) {
        if (found.length >= limit) return;
        if (bill.isOfUse(due, way)) grow(at + 1, [...held, { key, as: way.as }], bill.minus(due, way));
      }
    }
  };
  grow(0, [], bill.due);
  return found;
}

/** How many items a payment takes at least. */
function fewest({ options, cost }: PayPrompt): number {
  const bill = new Bill(cost);
  const isHopeless = hopelessness(options, bill);
  let items = 0;
  while (items < options.length && isHopeless(bill.due, 0, items)) items++;
  return items;
}

/** An option with its ways in random order. */
const mixed = ({ key, ways }: PayOption, random: Random): Source => ({
  key,
  ways: ways.length === 1 ? ways : random.shuffle([...ways]),
});

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
    const options = random.shuffle([...prompt.options]).map(option => mixed(option, random));
    const [items] = coverings(options, prompt.cost, options.length, 1);
    if (items === undefined) throw new RangeError(`nothing can pay: ${prompt.reason}`);
    for (let at = items.length - 1; at >= 0; at--) if (covers(prompt, items, at)) items.splice(at, 1);
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
