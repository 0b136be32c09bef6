import { type Change, type Text, text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Amount, Cost, Counted, Does, Event, Gives, Late, Moments, When } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Moment } from '../events.js';
import type { Look } from '../look/index.js';
import { resourcesSaid, withTail } from '../wording.js';

/** What is known of an effect besides what it does. */
type More<E> = { readonly [K in 'able' | 'changes' | 'addable' | 'idle']?: Does<E>[K] | undefined };

/** Something that a card does, by its words and its code. */
export const effect = <E = Event>(says: Phrase, run: Does<E>['run'], more: More<E> = {}): Does<E> => ({
  says,
  run,
  ...(more.able && { able: more.able }),
  ...(more.changes && { changes: more.changes }),
  ...(more.addable && { addable: more.addable }),
  ...(more.idle && { idle: more.idle }),
});

/** Part of a cost, with why it cannot be paid. */
export const cost = (
  says: Phrase,
  able: Cost['able'],
  run: Cost['run'],
  more: Pick<Cost, 'fromHand' | 'unsure'> = {},
): Cost => ({
  says,
  able,
  run,
  ...more,
});

/** The same, with nothing told of it beforehand: what comes after it changes that again. */
export const untold = ({ says, run, able }: Does): Does => ({ says, run, ...(able && { able }) });

/** Something that holds or does not. */
export const when = <G = Look, E = Event>(says: Phrase, holds: When<G, E>['holds'], more: Late = {}): When<G, E> => ({
  says,
  holds,
  ...more,
});

/** What an interrupt or response waits for. */
export const moment = <T extends Moment>(
  on: T,
  says: Phrase,
  holds: Moments<T>['holds'],
  more: Pick<Moments<T>, 'would' | 'that'> = {},
): Moments<T> => ({ on, says, holds, ...more });

/** The words of what only one card does: a message of the word file. */
export const ownWords = (id: string): Phrase => text(`custom-${id}`);

/** What only one card does. */
export const custom = <E = Event>(id: string, run: Does<E>['run'], more: More<E> = {}): Does<E> =>
  effect(ownWords(id), run, more);

/** What only one card generates. */
export const customGives = (id: string, of: Gives['of']): Gives => ({ says: ownWords(id), of });

/** Exactly these resources. */
export const generates = (resources: ReturnType<Gives['of']>): Gives => ({
  says: resourcesSaid(resources),
  of: () => resources,
});

// -- why not

/** Why something would do nothing: null where it would do something. */
export const unless = (possible: boolean, reason: Text): Text | null => (possible ? null : reason);

/** Why an effect would do nothing; null where it would do something. */
export const reasonAgainst = (does: Does, game: Game, event: Event): Text | null => does.able?.(game, event) ?? null;

/** Why none of several would do anything: for the first one's reason. */
export const unlessAny = (reasons: readonly (Text | null)[]): Text | null =>
  reasons.includes(null) ? null : (reasons[0] ?? null);

// -- numbers

/** A number now. */
export const numberOf = <G, E>(amount: Amount<G, E>, game: G, event: E): number =>
  typeof amount === 'number' ? amount : amount.of(game, event);

/** Whether a number is sure to be 0. */
export const isKnownZero = <G, E>(amount: Amount<G, E>, game: G, event: E): boolean =>
  (typeof amount === 'number' || amount.late !== true) && numberOf(amount, game, event) === 0;

/** What a number is sure to change: nothing where it is not known yet. */
export const ifKnown = <G, E>(
  amount: Amount<G, E>,
  game: G,
  event: E,
  changes: (amount: number) => readonly Change[],
): readonly Change[] =>
  typeof amount !== 'number' && amount.late === true ? [] : changes(numberOf(amount, game, event));

/** The number in a sentence: itself, or what stands for it. */
export const baseOf = (amount: Amount<never, never>): Counted['base'] =>
  typeof amount === 'number' ? amount : amount.base;

/** A sentence of one number. */
export const counting = (id: string, amount: Amount<never, never>, args: Record<string, Phrase> = {}): Phrase =>
  withTail(text(id, { ...args, n: baseOf(amount) }), typeof amount === 'number' ? null : amount.tail);
