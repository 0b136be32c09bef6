import type { Answer, Prompt } from './prompts/index.js';
import { optionsOf } from './prompts/index.js';
import type { Arg } from './text.js';

/**
 * A kind of question that people may have answered beforehand, always in the same way. Words `order-<id>`, with
 * attributes `.below` and `.card` where it takes these. Unless the seats are partners, whether an order holds must hang
 * on what everybody can see: else the time it takes would tell what is held.
 */
export interface Orderable {
  readonly id: string;
  /** The reasons of the questions it is about. */
  readonly reasons: readonly string[];
  /** The key of the answer that is given: an option, or the word for none. Where it is not possible the question is asked. */
  readonly answer: string;
  /** The argument of the question that an order may set a limit for, and the limits that make sense. */
  readonly below?: { readonly arg: string; readonly from: number; readonly to: number };
  /** It offers to step in while something else goes on: who drives a table may pass all of these at once. */
  readonly window?: true;
  /** An order may be for single cards: the one that `asks`, or those that are `offered` (then all offered must be named). */
  readonly card?: 'asks' | 'offered';
}

/** What somebody has ordered: for all questions of a kind, for small amounts, or for one card. */
export interface Order {
  readonly kind: string;
  readonly below?: number;
  /** A printed id. */
  readonly card?: string;
}

/** The kinds of order that could answer a question. */
export const orderablesFor = (kinds: readonly Orderable[], prompt: Prompt): Orderable[] =>
  prompt.standing === true ? [] : kinds.filter(kind => answerTo(kind, prompt) !== null);

/**
 * What somebody's orders answer to a question; null where it is theirs to answer. Of two that say otherwise the one for
 * small amounts or single cards goes before the one for all, and then the kind that is listed first.
 */
export function ordered(kinds: readonly Orderable[], orders: readonly Order[], prompt: Prompt): Answer | null {
  const able = orderablesFor(kinds, prompt);
  for (const those of [orders.filter(isNarrow), orders])
    for (const kind of able) {
      const own = those.filter(order => order.kind === kind.id);
      if (holds(kind, own, prompt)) return answerTo(kind, prompt);
    }
  return null;
}

const isNarrow = ({ below, card }: Order): boolean => below !== undefined || card !== undefined;

/** Whether two kinds are about the same questions. */
export const areAlike = (one: Orderable, other: Orderable): boolean =>
  one.reasons.some(reason => other.reasons.includes(reason));

/** The number a limit is held against; null where the question has none. */
export function measureOf({ below }: Orderable, { question }: Prompt): number | null {
  const amount: Arg | undefined = below === undefined ? undefined : question.args?.[below.arg];
  return typeof amount === 'number' ? amount : null;
}

/** The cards that an order for single cards would have to name. */
export function cardsOf({ card }: Orderable, prompt: Prompt): string[] {
  if (card === 'asks') return prompt.source === undefined ? [] : [prompt.source];
  if (card === undefined) return [];
  const offered = optionsOf(prompt).map(option => option.card);
  return offered.includes(undefined) ? [] : [...new Set(offered as string[])];
}

function holds(kind: Orderable, orders: readonly Order[], prompt: Prompt): boolean {
  if (orders.some(order => !isNarrow(order))) return true;
  const amount = measureOf(kind, prompt);
  if (amount !== null && orders.some(({ below }) => below !== undefined && amount < below)) return true;
  const cards = cardsOf(kind, prompt);
  return cards.length > 0 && cards.every(card => orders.some(order => order.card === card));
}

function answerTo({ reasons, answer }: Orderable, prompt: Prompt): Answer | null {
  if (!reasons.includes(prompt.reason)) return null;
  if (prompt.kind === 'one') return prompt.options.some(({ key }) => key === answer) ? { pick: [answer] } : null;
  if (prompt.kind === 'some') return prompt.min === 0 && prompt.none?.key === answer ? { pick: [] } : null;
  return null;
}
