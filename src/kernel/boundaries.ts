import type { Envelope } from './dealer.js';
import type { Move } from './moves.js';
import type { Snapshot } from './setup.js';

/** The action boundaries of a table: the last that a move has led to, and what came since. */
export class Boundaries {
  snapshot: Snapshot = { seq: 0, json: '' };
  /** How many log lines had been written by then. */
  lines = 0;
  private moves: Move[] = [];
  // A snapshot belongs to the move that led to it, and that move is numbered only when the rules have come to rest.
  private reached: { readonly json: string; readonly lines: number } | null = null;
  private readonly onSnapshot: ((snapshot: Snapshot) => void) | undefined;

  constructor(onSnapshot?: (snapshot: Snapshot) => void) {
    this.onSnapshot = onSnapshot;
  }

  /** The moves since the last one. */
  get since(): readonly Move[] {
    return this.moves;
  }

  /** The envelope that all since then goes on from; before the first move, the one that was set up. */
  get origin(): string {
    return this.snapshot.json || (this.reached?.json ?? '');
  }

  /** An action has come to its end. */
  reach(envelope: Readonly<Envelope<unknown>>, lines: number): void {
    this.reached = { json: JSON.stringify(envelope), lines };
  }

  /** Keeps what move number `seq` has led to: the snapshot, where an action came to its end, or else the move. */
  keep(seq: number, move?: Move): void {
    const { reached } = this;
    if (reached === null) {
      if (move !== undefined) this.moves.push(move);
      return;
    }
    this.snapshot = { seq, json: reached.json };
    this.lines = reached.lines;
    this.moves = [];
    this.reached = null;
    this.onSnapshot?.(this.snapshot);
  }
}
