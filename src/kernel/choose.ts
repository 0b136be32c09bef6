import type { Preview } from './preview.js';
import type { Answer, Option, PayItem, PayOption, Prompt } from './prompts/index.js';
import { isTold, tell } from './taken.js';
import type { Seat, Text } from './text.js';

type Numbered = 'number' | 'trail' | 'default' | 'standing';
type Unnumbered<P> = P extends Prompt ? Omit<P, Numbered> : never;

/** A prompt before the table has numbered it. */
export type PromptSpec = Unnumbered<Prompt> & {
  readonly default?: Answer;
  /** What is not possible now, with its reason: made only when somebody asks. */
  readonly others?: () => readonly Option[];
  readonly preview?: Foresee;
};

/** What the option of that key would do; what it leaves out is told from the option's card. Made only when somebody asks. */
export type Foresee = (key: string) => Partial<Preview>;

/** A question that nobody has to answer as long as others stand. Most are never looked at: it is made when one is. */
export interface Standing {
  readonly seat: Seat;
  /** Nothing changes between the request and its answer: it tells the same whenever it is made. */
  ask(): PromptSpec;
}

/**
 * Questions that stand at the same time. `each`: all answer, resolved in seat order. `any`: the first answer closes it for
 * all, but for a standing one to which somebody answers that they want nothing.
 */
export interface Request {
  readonly mode: 'each' | 'any';
  readonly prompts: readonly (PromptSpec | Standing)[];
}

/** One entry a prompt, in the request's order; null where another seat's answer closed it. */
export type Reply = readonly (Answer | null)[];

/** Rules: straight-line code that asks with `yield*` and goes on with the answer. */
export type Play<T = void> = Generator<Request, T, Reply>;

function* done(): Play {}

/** A part of the rules in which there is nothing to do. It costs nothing to run it, again and again. */
export const nothing: Play = done();
nothing.next();

/** What every question has. */
export interface Asking {
  readonly seat: Seat;
  readonly reason: string;
  readonly question: Text;
  readonly source?: string | undefined;
  readonly default?: Answer | undefined;
  readonly others?: (() => readonly Option[]) | undefined;
  readonly preview?: Foresee | undefined;
  /** Ask even where only one answer is possible: when whether to ask would tell what is hidden. */
  readonly always?: boolean | undefined;
}

type Growing = { -readonly [K in 'source' | 'default' | 'others' | 'preview']?: PromptSpec[K] };

/**
 * Takes over what a question may have. Questions are made by the hundred thousand when practice bots look ahead:
 * objects that always grow in the same way are much cheaper than spreads.
 */
function withRest<S extends PromptSpec>(spec: S, { source, default: fallback, others, preview }: Asking): S {
  const growing = spec as Growing;
  if (source !== undefined) growing.source = source;
  if (fallback !== undefined) growing.default = fallback;
  if (others !== undefined) growing.others = others;
  if (preview !== undefined) growing.preview = preview;
  return spec;
}

/** Something is taken without asking: told only if it is something. */
function took({ seat, reason, question, source }: Asking, answer: Answer, options: readonly Option[]): void {
  if (isTold()) tell({ seat, reason, question, ...(source !== undefined && { source }), answer, options });
}

/** A question of its own. It is yielded where it is made: every generator between costs at every answer. */
const alone = (spec: PromptSpec): Request => ({ mode: 'each', prompts: [spec] });

const picked = (answer: Answer): readonly string[] => ('pick' in answer ? answer.pick : []);

/** Exactly one of the options, as its key. A single option is taken without asking, unless `always`. */
export function* chooseOne(asking: Asking & { readonly options: readonly Option[] }): Play<string> {
  const [first] = asking.options;
  if (first === undefined) throw new Error(`nothing to choose from: ${asking.reason}`);
  if (asking.options.length === 1 && asking.always !== true) {
    took(asking, { pick: [first.key] }, asking.options);
    return first.key;
  }
  const { seat, reason, question, options } = asking;
  const [answer] = yield alone(withRest({ kind: 'one', seat, reason, question, options }, asking));
  return picked(answer as Answer)[0] as string;
}

/** From `min` to `max` of the options, as their keys. Where nothing is left to choose it is not asked, unless `always`. */
export function* chooseSome(
  asking: Asking & {
    readonly options: readonly Option[];
    readonly min: number;
    readonly max: number;
    readonly none?: { readonly key: string; readonly label: Text };
    /** The order of the picks counts where there are several, first to last. */
    readonly ordered?: true;
  },
): Play<readonly string[]> {
  const { options, none, ordered } = asking;
  const max = Math.min(asking.max, options.length);
  const min = Math.min(asking.min, max);
  if (asking.always !== true && (max === 0 || min === options.length)) {
    const taken = options.slice(0, min);
    const pick = taken.map(option => option.key);
    if (min > 0) took(asking, { pick }, taken);
    return pick;
  }
  const { seat, reason, question } = asking;
  const spec: PromptSpec =
    none === undefined
      ? { kind: 'some', seat, reason, question, options, min, max }
      : { kind: 'some', seat, reason, question, options, min, max, none };
  const [answer] = yield alone(withRest(ordered && max > 1 ? { ...spec, ordered } : spec, asking));
  return picked(answer as Answer);
}

/** A whole number from `min` to `max`. */
export function* chooseAmount(asking: Asking & { readonly min: number; readonly max: number }): Play<number> {
  const { min, max } = asking;
  if (min === max && asking.always !== true) {
    took(asking, { amount: min }, []);
    return min;
  }
  const { seat, reason, question } = asking;
  const [answer] = yield alone(withRest({ kind: 'amount', seat, reason, question, min, max }, asking));
  return answer && 'amount' in answer ? answer.amount : min;
}

/** All options, first to last, as their keys. */
export function* chooseOrder(asking: Asking & { readonly options: readonly Option[] }): Play<readonly string[]> {
  const { options } = asking;
  if (options.length < 2 && asking.always !== true) return options.map(option => option.key);
  const { seat, reason, question } = asking;
  const [answer] = yield alone(withRest({ kind: 'order', seat, reason, question, options }, asking));
  return answer && 'order' in answer ? answer.order : [];
}

/** How much of `total` each option gets. Throws when the options cannot hold it all. */
export function* chooseDistribution(
  asking: Asking & { readonly options: readonly (Option & { readonly max: number })[]; readonly total: number },
): Play<Readonly<Record<string, number>>> {
  const { options, total } = asking;
  const room = options.reduce((sum, option) => sum + option.max, 0);
  if (room < total) throw new Error(`${total} cannot be shared out among room for ${room}: ${asking.reason}`);
  if (asking.always !== true && (room === total || options.length === 1 || total === 0)) {
    const sharing = options.filter(option => Math.min(option.max, total) > 0);
    const shares = Object.fromEntries(sharing.map(option => [option.key, Math.min(option.max, total)]));
    if (sharing.length > 0) took(asking, { distribute: shares }, sharing);
    return shares;
  }
  const { seat, reason, question } = asking;
  const [answer] = yield alone(withRest({ kind: 'distribute', seat, reason, question, options, total }, asking));
  return answer && 'distribute' in answer ? answer.distribute : {};
}

/** What pays a cost, in the order it is paid. Only ask where some payment is possible. What costs nothing is not asked, unless `always`. */
export function* choosePayment(
  asking: Asking & {
    readonly options: readonly PayOption[];
    readonly cost: { total: number; typed: Record<string, number> };
    /** Whether more may be paid than is needed. */
    readonly surplus?: true;
  },
): Play<readonly PayItem[]> {
  const { total, typed } = asking.cost;
  if (asking.always !== true && total <= 0 && Object.values(typed).every(amount => amount <= 0)) return [];
  const { seat, reason, question, options, cost, surplus } = asking;
  const spec: PromptSpec = { kind: 'pay', seat, reason, question, options, cost, ...(surplus && { surplus }) };
  const [answer] = yield alone(withRest(spec, asking));
  return answer && 'pay' in answer ? answer.pay : [];
}

/** Asks several seats at once; all answer, and the answers come back in the order asked. */
export function* askEach(prompts: readonly PromptSpec[]): Play<readonly Answer[]> {
  if (prompts.length === 0) return [];
  return (yield { mode: 'each', prompts }) as readonly Answer[];
}

/** Asks several seats at once; the first answer counts. At least one of them has to act: not all may be standing. */
export function* askAny(prompts: Request['prompts']): Play<{ seat: Seat; answer: Answer }> {
  const reply = yield { mode: 'any', prompts };
  const at = reply.findIndex(answer => answer !== null);
  return { seat: (prompts[at] as PromptSpec | Standing).seat, answer: reply[at] as Answer };
}
