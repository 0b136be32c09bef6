import { type Change, type Play, type Text, text } from '../kernel/index.js';
import { thenSaid } from './phrases.js';

/** What a card says: a message of the words, with the phrases of its parts in its places. No language is chosen yet. */
export type Phrase = Text;

/** What can end an effect between two of its parts: a misfire, a match that is over. */
export interface Stoppable {
  readonly stopped: boolean;
}

/**
 * One thing that a card does. All that is known of it is one value, so a card cannot say what it does not do. Made once,
 * when the cards are loaded. `G`: the table as its card sees it; `E`: what set it off.
 */
export interface Effect<G, E = unknown> {
  readonly says: Phrase;
  /** Does it: a plain function that gives nothing back where nothing can be asked, else step by step. */
  // biome-ignore lint/suspicious/noConfusingVoidType: nothing but void keeps an arrow from giving back what is no play.
  run(game: G, event: E): Play<unknown> | void;
  /** Why it would do nothing now; null where it would do something. Left out by effects that always do. */
  able?(game: G, event: E): Text | null;
  /** What it is sure to change; empty where nothing is sure. */
  changes?(game: G, event: E): readonly Change[];
}

/** Something that holds or does not. */
export interface Condition<G, E = unknown> {
  readonly says: Phrase;
  /** It is not known before the effect is under way, as what has been paid: until then it may come to hold. */
  readonly late?: true;
  holds(game: G, event: E): boolean;
}

/** Cards that are meant. */
export interface Filter<C> {
  readonly says: Phrase;
  fits(card: C): boolean;
}

/** A number that is counted when it is needed. */
export interface Count<G, E = unknown> {
  readonly says: Phrase;
  of(game: G, event: E): number;
}

/** Does an effect, whether or not it may ask. */
export function* perform<G, E>(effect: Effect<G, E>, game: G, event: E): Play {
  const play = effect.run(game, event);
  if (play !== undefined) yield* play;
}

/** One thing after the other, until something stops it. It can be done while any part can. */
export function inTurn<G extends Stoppable, E>(...parts: readonly Effect<G, E>[]): Effect<G, E> {
  const [first, ...rest] = parts;
  if (first === undefined) throw new Error('an effect without parts');
  if (rest.length === 0) return first;
  return {
    says: thenSaid(parts.map(({ says }) => says)),
    *run(game, event) {
      for (const part of parts) {
        if (game.stopped) return;
        const play = part.run(game, event);
        if (play !== undefined) yield* play;
      }
    },
    able(game, event) {
      let reason: Text | null = null;
      for (const part of parts) {
        const why = part.able?.(game, event) ?? null;
        if (why === null) return null;
        reason ??= why;
      }
      return reason;
    },
    // What a later part changes depends on what an earlier one did.
    changes: (game, event) => first.changes?.(game, event) ?? [],
  };
}

/** Does it where something holds. */
export const ifSo = <G, E>(condition: Condition<G, E>, effect: Effect<G, E>): Effect<G, E> => ({
  says: text('effect-if', { condition: condition.says, does: effect.says }),
  run: (game, event) => (condition.holds(game, event) ? effect.run(game, event) : undefined),
  able: (game, event) =>
    condition.late === true || condition.holds(game, event)
      ? (effect.able?.(game, event) ?? null)
      : text('unable-if', { condition: condition.says }),
  changes: (game, event) => (condition.holds(game, event) ? (effect.changes?.(game, event) ?? []) : []),
});

/** A text as the whole of a sentence: its first letter large, a full stop behind it. */
export const sentence = (says: Phrase): Phrase => text('effect-sentence', { says });

/** Sentences one after the other; null where there are none. */
export const sentences = (parts: readonly Phrase[]): Phrase | null =>
  parts.length === 0 ? null : parts.map(sentence).reduce((said, next) => text('effect-sentences', { said, next }));
