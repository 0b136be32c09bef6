import { z } from 'zod';
import {
  type Answer,
  enumerate,
  isLegal,
  type Option,
  type OrderPrompt,
  type PayItem,
  type PayPrompt,
  type Prompt,
  type SomePrompt,
  type Way,
} from '../../kernel/index.js';
import { named } from './custom-id.js';
import { chunksOf } from './lists.js';

/** What stands so far of an answer that takes several clicks. Plain JSON: the router keeps it between clicks. */
export type Draft =
  | { readonly picked: readonly string[] }
  | { readonly shares: Readonly<Record<string, number>> }
  | { readonly pay: readonly PayItem[] };

/** A click on something that `promptMessage` made. */
export interface DraftEvent {
  readonly verb: string;
  readonly arg: string;
  /** What was chosen in a select. */
  readonly values?: readonly string[];
}

export type Drafted = { readonly draft: Draft } | { readonly answer: Answer };

/** One way to pay, under a key of its own. */
export interface PayChoice {
  readonly key: string;
  readonly item: PayItem;
  readonly way: Way;
  readonly option: Option;
}

export function payChoices(prompt: PayPrompt): PayChoice[] {
  return open(prompt.options).flatMap(option =>
    option.ways
      .filter(({ as }, at) => option.ways.findIndex(way => way.as === as) === at)
      .map(way => ({ key: `${way.as}/${option.key}`, item: { key: option.key, as: way.as }, way, option })),
  );
}

/** Options that can be chosen: one with a reason against it stands there only to be told. */
export const open = <T extends Option>(options: readonly T[]): T[] =>
  options.filter(option => option.why === undefined);

export function emptyDraft(prompt: Prompt): Draft {
  if (prompt.kind === 'distribute') return { shares: {} };
  return prompt.kind === 'pay' ? { pay: [] } : { picked: [] };
}

const shapes = {
  picked: z.object({ picked: z.array(z.string()) }),
  shares: z.object({ shares: z.record(z.string(), z.number().int().nonnegative()) }),
  pay: z.object({ pay: z.array(z.object({ key: z.string(), as: z.string() })) }),
};

/** A stored draft, if it is one for this prompt; else an empty one. */
export function readDraft(prompt: Prompt, stored: unknown): Draft {
  const shape = prompt.kind === 'distribute' ? shapes.shares : prompt.kind === 'pay' ? shapes.pay : shapes.picked;
  const read = shape.safeParse(stored);
  return read.success && fits(prompt, read.data) ? read.data : emptyDraft(prompt);
}

/** Whether a draft speaks only of what the prompt offers, each thing once, and of no more than it takes. */
export function fits(prompt: Prompt, draft: Draft): boolean {
  const once = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
  if ('shares' in draft) {
    if (prompt.kind !== 'distribute') return false;
    const most = new Map(open(prompt.options).map(option => [option.key, option.max]));
    const shares = Object.entries(draft.shares);
    const within = shares.every(([key, share]) => share > 0 && share <= (most.get(key) ?? 0));
    return within && shares.reduce((sum, [, share]) => sum + share, 0) <= prompt.total;
  }
  if ('pay' in draft) {
    if (prompt.kind !== 'pay') return false;
    const ways = payChoices(prompt);
    const known = draft.pay.every(item => ways.some(way => way.item.key === item.key && way.item.as === item.as));
    return known && once(draft.pay.map(item => item.key));
  }
  if (prompt.kind === 'amount' || prompt.kind === 'distribute' || prompt.kind === 'pay')
    return draft.picked.length === 0;
  const keys = open(prompt.options).map(option => option.key);
  const most = prompt.kind === 'some' ? prompt.max : prompt.kind === 'one' ? 1 : keys.length;
  return draft.picked.length <= most && once(draft.picked) && draft.picked.every(key => keys.includes(key));
}

/** A question whose options are placed one after the other. */
export type PlacingPrompt = OrderPrompt | (SomePrompt & { readonly ordered: true });

export const isPlacing = (prompt: Prompt): prompt is PlacingPrompt =>
  prompt.kind === 'order' || (prompt.kind === 'some' && prompt.ordered === true);

/** How many options are placed at most. */
export const mostPlaced = (prompt: PlacingPrompt): number => {
  const all = open(prompt.options).length;
  return prompt.kind === 'some' ? Math.min(prompt.max, all) : all;
};

/** The answer that a draft would give, whether or not it is complete. */
export function answerFrom(prompt: Prompt, draft: Draft): Answer {
  if ('shares' in draft) return { distribute: draft.shares };
  if ('pay' in draft) return { pay: draft.pay };
  if (prompt.kind === 'order') return { order: draft.picked };
  return { pick: isPlacing(prompt) ? draft.picked : inListOrder(prompt, draft.picked) };
}

/** How much stands in a draft. */
export function sizeOf(draft: Draft): number {
  if ('shares' in draft) return Object.values(draft.shares).reduce((sum, share) => sum + share, 0);
  return 'pay' in draft ? draft.pay.length : draft.picked.length;
}

/** What a click makes of a draft: the next draft, or a legal answer. What cannot be done leaves the draft as it is. */
export function draftOf(prompt: Prompt, stored: unknown, event: DraftEvent): Drafted {
  const draft = readDraft(prompt, stored);
  const answer = answerOf(prompt, draft, event);
  if (answer !== null && isLegal(prompt, answer)) return { answer };
  const next = answer === null ? stepOf(prompt, draft, event) : draft;
  return { draft: fits(prompt, next) ? next : draft };
}

/** An answer to offer whole: for a payment the one that its rules suggest, else the first there is. */
export const suggestionOf = (prompt: Prompt): Answer | null =>
  prompt.kind === 'pay' && isLegal(prompt, prompt.default) ? prompt.default : (enumerate(prompt, 1)[0] ?? null);

/** The answer a click asks for; null when it only drafts. */
function answerOf(prompt: Prompt, draft: Draft, { verb, arg, values = [] }: DraftEvent): Answer | null {
  const options = prompt.kind === 'amount' ? [] : open(prompt.options);
  const keys = (args: readonly string[]): string[] => args.flatMap(one => named(options, one)?.key ?? []);
  switch (verb) {
    case 'a':
      return { pick: keys([arg]) };
    case 's':
      if (prompt.kind === 'amount') return { amount: Number(values[0]) };
      return { pick: inListOrder(prompt, keys(values)) };
    case 'n':
      return { pick: [] };
    case 'amt':
      return { amount: Number(arg) };
    case 'sug':
      return suggestionOf(prompt);
    case 'ok':
      return answerFrom(prompt, draft);
    default:
      return null;
  }
}

function stepOf(prompt: Prompt, draft: Draft, { verb, arg, values = [] }: DraftEvent): Draft {
  if (verb === 'clear') return emptyDraft(prompt);
  if (verb === 'undo') return withoutLast(prompt, draft);
  if (verb === 'd') return added(prompt, draft, arg);
  if (verb === 'ds' && values[0] !== undefined) return added(prompt, draft, values[0]);
  if (verb === 'rest' && values[0] !== undefined) return filled(prompt, draft, values[0]);
  if (verb === 'set' && prompt.kind === 'some' && 'picked' in draft) {
    const listed = chunksOf(open(prompt.options))[Number(arg)]?.options ?? [];
    const others = draft.picked.filter(key => !listed.some(option => option.key === key));
    const chosen = values.flatMap(value => named(listed, value)?.key ?? []);
    return { picked: inListOrder(prompt, [...others, ...chosen]) };
  }
  return draft;
}

function withoutLast(prompt: Prompt, draft: Draft): Draft {
  if ('picked' in draft) return { picked: draft.picked.slice(0, isWhole(prompt, draft.picked) ? -2 : -1) };
  if ('pay' in draft) return { pay: draft.pay.slice(0, -1) };
  const last = Object.entries(draft.shares).at(-1);
  return last === undefined ? draft : { shares: shared(draft.shares, last[0], last[1] - 1) };
}

/** Shares with one of them set. It goes last, so that the last step can be undone. */
function shared(shares: Readonly<Record<string, number>>, key: string, share: number): Record<string, number> {
  const others = Object.entries(shares).filter(([other]) => other !== key);
  return Object.fromEntries(share > 0 ? [...others, [key, share]] : others);
}

function added(prompt: Prompt, draft: Draft, arg: string): Draft {
  if (prompt.kind === 'distribute' && 'shares' in draft) {
    const option = named(open(prompt.options), arg);
    return option === undefined
      ? draft
      : { shares: shared(draft.shares, option.key, (draft.shares[option.key] ?? 0) + 1) };
  }
  if (prompt.kind === 'pay' && 'pay' in draft) {
    const choice = named(payChoices(prompt), arg)?.item;
    if (choice === undefined) return draft;
    const others = draft.pay.filter(item => item.key !== choice.key);
    const there = draft.pay.some(item => item.key === choice.key && item.as === choice.as);
    return { pay: there ? others : [...others, choice] };
  }
  if (!isPlacing(prompt) || !('picked' in draft)) return draft;
  const key = named(open(prompt.options), arg)?.key;
  if (key === undefined) return draft;
  const picked = [...draft.picked, key];
  const left = open(prompt.options).filter(other => !picked.includes(other.key));
  return { picked: prompt.kind === 'order' && left.length === 1 ? [...picked, ...left.map(last => last.key)] : picked };
}

/** Whether an order stands: what was left alone took the last place by itself, and leaves it with the one before. */
const isWhole = (prompt: Prompt, picked: readonly string[]): boolean =>
  prompt.kind === 'order' && picked.length > 1 && picked.length === prompt.options.length;

function filled(prompt: Prompt, draft: Draft, arg: string): Draft {
  if (prompt.kind !== 'distribute' || !('shares' in draft)) return draft;
  const option = named(open(prompt.options), arg);
  if (option === undefined) return draft;
  const held = draft.shares[option.key] ?? 0;
  return { shares: shared(draft.shares, option.key, Math.min(option.max, held + prompt.total - sizeOf(draft))) };
}

/** Keys as the options list them, so that equal choices are equal answers. */
function inListOrder(prompt: Prompt, picked: readonly string[]): string[] {
  return prompt.kind === 'amount' ? [] : prompt.options.map(({ key }) => key).filter(key => picked.includes(key));
}
