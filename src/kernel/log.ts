import { type Arg, type Seat, type Text, text, type Viewer } from './text.js';

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

/** The face of a line that one viewer reads, and nothing else of it. */
export function faceOf({ id, args, secret }: LogEntry, viewer: Viewer): Text {
  return secret !== undefined && viewer !== 'public' && secret.seats.includes(viewer)
    ? text(secret.id, secret.args)
    : text(id, args);
}

/**
 * The lines that still count: what was undone stays in the log, but did not happen. The line of each going back
 * names the first that it undid.
 */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const lines: LogEntry[] = [];
  for (const line of log) {
    const from = line.id.startsWith('note-') ? line.args?.from : undefined;
    if (typeof from === 'number') while ((lines.at(-1)?.n ?? 0) >= from) lines.pop();
    lines.push(line);
  }
  return lines;
}
