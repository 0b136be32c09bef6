import { type LogEntry, standing } from './log.js';
import type { Seat, Text } from './text.js';

/** What lies ahead by what everybody sees, as things stand. */
export interface Forecast {
  readonly lines: readonly Text[];
  /** What could end the match or take a player out of it. */
  readonly dangers: readonly Text[];
}

/** Of a game that acts by itself in a phase of its own: what that phase came to, and what the next will. */
export interface Recap<S> {
  /** The phase begins after this line, and is over before that one. */
  readonly after: string;
  readonly before: string;
  /**
   * What its lines came to, and how things stood then: `since` are the lines that the match has had after it, where it is told
   * late. What is about the reader comes first.
   */
  told(state: S, lines: readonly LogEntry[], since?: readonly LogEntry[], reader?: Seat): readonly Text[];
  /** What the next will bring at least, by what lies open. */
  forecast(state: S): Forecast;
}

/** The lines of the last such phase that is over, as far as they still count; null where none is among these. */
export function lastPhase<S>(log: readonly LogEntry[], { after, before }: Recap<S>): readonly LogEntry[] | null {
  const lines = standing(log);
  const end = lines.findLastIndex(({ id }) => id === before);
  const start = lines.slice(0, Math.max(0, end)).findLastIndex(({ id }) => id === after);
  return start < 0 ? null : lines.slice(start + 1, end);
}
