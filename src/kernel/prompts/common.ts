import type { Random } from '../random.js';
import type { Seat, Text } from '../text.js';

/** A legal answer under a key that stays the same while the prompt is open. Buttons carry the key, never a position. */
export interface Option {
  /** Parts are set apart by dots; `c12` and `h12` stand for the card with that id. */
  readonly key: string;
  readonly label: Text;
  /** The printed id of the card it stands for. */
  readonly card?: string;
  readonly group?: Text;
  /** Open to any card, as discarding it is: that it can be chosen tells nothing about the card. */
  readonly aside?: true;
  /** Why it is not possible now: only on what a table lists as refused, never on what a prompt offers. */
  readonly why?: Text;
}

export interface PromptBase {
  /** Its own number in the match. Another seat's answer does not change it. */
  readonly number: number;
  readonly seat: Seat;
  /** A short stable word for what is asked: `attack`, `block`. Public. */
  readonly reason: string;
  /** The question as its seat reads it. */
  readonly question: Text;
  /** The card that asks, by its printed id. */
  readonly source?: string;
  /** Where the match stands, from the outside in. */
  readonly trail: readonly Text[];
  /** What counts as the answer when the player leaves or runs out of time. */
  readonly default: Answer;
  /** Nobody waits for it: it may be answered as long as the other questions of its request are open. */
  readonly standing?: true;
}

export interface PayItem {
  readonly key: string;
  readonly as: string;
}

/** An answer, in the shape of its kind. `pick` serves `one` (a single key) and `some`. */
export type Answer =
  | { readonly pick: readonly string[] }
  | { readonly amount: number }
  | { readonly order: readonly string[] }
  | { readonly distribute: Readonly<Record<string, number>> }
  | { readonly pay: readonly PayItem[] };

/** What every kind of prompt can do. `problem` is null for a legal answer, else one sentence in plain words. */
export interface Kind<P> {
  problem(prompt: P, answer: Answer): string | null;
  sample(prompt: P, random: Random): Answer;
  /** Legal answers, all of them or the first `limit`. A payment is listed in one order only. */
  enumerate(prompt: P, limit: number): Answer[];
}

/** Lists the first `limit` subsets of `size` entries, in list order. */
export function subsets<T>(list: readonly T[], size: number, limit: number): T[][] {
  const found: T[][] = [];
  const grow = (from: number, held: T[]): void => {
    if (found.length >= limit) return;
    if (held.length === size) {
      found.push(held);
      return;
    }
    for (let at = from; at <= list.length - (size - held.length); at++) grow(at + 1, [...held, list[at] as T]);
  };
  grow(0, []);
  return found;
}

/** Lists the first `limit` ways to put `size` entries in order, in list order. */
export function arrangements<T>(list: readonly T[], size: number, limit: number): T[][] {
  const found: T[][] = [];
  const grow = (held: T[], left: readonly T[]): void => {
    if (found.length >= limit) return;
    if (held.length === size) {
      found.push(held);
      return;
    }
    for (const entry of left)
      grow(
        [...held, entry],
        left.filter(other => other !== entry),
      );
  };
  grow([], list);
  return found;
}

export const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** A problem with a list of keys: unknown, or named twice. */
export function keysProblem(options: readonly Option[], keys: readonly string[]): string | null {
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    if (placeOf(options, key) < 0) return `"${key}" is not one of the choices`;
    if (keys.indexOf(key) !== at) return `"${key}" is named twice`;
  }
  return null;
}

/** Where an option stands; -1 where there is none of that key. */
export function placeOf(options: readonly Option[], key: string): number {
  for (let at = 0; at < options.length; at++) if ((options[at] as Option).key === key) return at;
  return -1;
}
