import type { Arg, Seat, Text } from './text.js';

/** What made a line happen: a rule paragraph or ruling by its id, a card by its printed id. */
export interface Why {
  readonly rule?: string;
  readonly card?: string;
}

/** One thing that happened: a face for everyone, and for those who saw more, a face of their own. */
export interface LogEntry extends Text {
  /** Its number in the match, from 1. */
  readonly n: number;
  /** How deep in nested effects it happened; 0 at the top. */
  readonly depth: number;
  readonly why?: Why;
  readonly secret?: {
    readonly seats: readonly Seat[];
    readonly id: string;
    readonly args?: Readonly<Record<string, Arg>>;
  };
}

/** The face of a line that one viewer reads. */
export function faceOf(entry: LogEntry, viewer: Seat | 'public'): Text {
  return entry.secret !== undefined && viewer !== 'public' && entry.secret.seats.includes(viewer)
    ? entry.secret
    : entry;
}
