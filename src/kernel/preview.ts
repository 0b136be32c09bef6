import type { Text } from './text.js';

/** A number that is sure to change, as menus and practice bots look ahead. */
export interface Change {
  readonly what: Text;
  readonly before: number;
  readonly after: number;
  /** What is said of it, where it is no number to its readers. */
  readonly says?: Text;
}

/** A question that follows an answer with nothing in between: it may be answered by its default together with that. */
export interface Follow {
  /** The reason of that question. Whatever else is asked then is asked as ever. */
  readonly reason: string;
  /** What the button of the answer says where it gives both; left out, what it says anyway. */
  readonly label?: Text;
  /** What its default comes to, for the line of the answer. */
  readonly says?: Text;
  /** What that line says instead where the question is asked. */
  readonly asks?: Text;
  /** A button of its own for the answer alone, where the question would rarely be met otherwise. */
  readonly instead?: Text;
}

/**
 * What an answer would do, from what its seat may know. It is no part of the question: it is worked out only when
 * somebody reads it, so it costs nothing where nobody does, and what was asked stays the same when it says more.
 */
export interface Preview {
  /** In our own short wording. Null where the label says it all. */
  readonly effect: string | Text | null;
  /** What of that is told where there isn't room for all. Left out where that is all of it. */
  readonly gist?: Text;
  /** Empty where nothing is sure. */
  readonly changes: readonly Change[];
  /** What its player is asked next, where that can be answered at once by its default. */
  readonly follow?: Follow;
  /** What a button says that gives this answer, where those of one question do different things. */
  readonly verb?: Text;
  /** It decides so much that it has a button of its own, however many answers there are. */
  readonly apart?: true;
  /** It is rarely what anybody wants: readers find it behind the others. */
  readonly last?: true;
}
