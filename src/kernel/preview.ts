import type { Text } from './text.js';

/** A number that is sure to change, as menus and practice bots look ahead. */
export interface Change {
  readonly what: Text;
  readonly before: number;
  readonly after: number;
}

/**
 * What an answer would do, from what its seat may know. It is no part of the question: it is worked out only when
 * somebody reads it, so it costs nothing where nobody does, and what was asked stays the same when it says more.
 */
export interface Preview {
  /** In our own short wording. Null where the label says it all. */
  readonly effect: string | Text | null;
  /** Empty where nothing is sure. */
  readonly changes: readonly Change[];
  /** What a button says that gives this answer, where those of one question do different things. */
  readonly verb?: Text;
}
