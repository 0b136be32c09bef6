import { type Audit, audit, type Witness } from './audit.js';
import { Drift } from './errors.js';
import type { Game } from './game.js';
import { difference } from './json.js';
import type { LogEntry } from './log.js';
import type { AnsweredBy, Move } from './moves.js';
import type { Answer, Prompt } from './prompts/index.js';
import type { Setup, Snapshot, TableOptions } from './setup.js';
import { Table } from './table.js';
import type { Seat } from './text.js';
import { undoMove } from './undo.js';

/**
 * How a session treats each answer. `plain` takes it. `again` undoes it, which takes the match up again from its
 * last snapshot as a restarted bot would, and gives it a second time. Both must lead to the same tables.
 */
export type Runner = 'plain' | 'again';

export interface SessionOptions extends Omit<TableOptions, 'record'> {
  readonly runner?: Runner;
  /** Deep checks after every move. */
  readonly audit?: boolean;
  readonly witness?: Witness;
}

/** A whole match in memory: what a store would hold, and the table of the moment. For tests, checks and the command line. */
export class Session<S, O = unknown> {
  readonly moves: Move[] = [];
  readonly snapshots: Snapshot[] = [];
  readonly log: LogEntry[] = [];
  readonly audit: Audit | null;
  private now: Table<S, O>;
  private readonly options: SessionOptions;

  constructor(table: Table<S, O>, options: SessionOptions = {}) {
    this.now = table;
    this.options = options;
    this.audit = options.audit === true ? audit(options.witness) : null;
    this.keep();
    this.look();
  }

  static begin<S, O>(game: Game<S, O>, setup: Setup<O>, options: SessionOptions = {}): Session<S, O> {
    return new Session(Table.begin(game, setup, options), options);
  }

  get table(): Table<S, O> {
    return this.now;
  }

  get prompts(): readonly Prompt[] {
    return this.now.prompts;
  }

  /** Gives an answer the way the runner says. @throws Refusal, RulesFailure, Drift */
  answer(number: number, seat: Seat, answer: Answer, by: AnsweredBy = 'player'): void {
    const at = this.prompts.findIndex(prompt => prompt.number === number);
    // Once undone, the question comes again under another number.
    this.make(table => table.answer(table.prompts[at]?.number ?? number, seat, answer, by));
  }

  /** A seat gives up its place, the way the runner says. @throws Refusal, RulesFailure, Drift */
  leave(seat: Seat): void {
    this.make(table => table.leave(seat));
  }

  /** Takes the match back to after move `to`. A re-deal needs a boundary there. */
  undo(to: number, redeal = false): void {
    this.takeBack(to, redeal);
    this.look();
  }

  private takeBack(to: number, redeal = false): void {
    this.moves.push(undoMove(this.now, to, 'wish', redeal));
    this.dropSnapshots();
    this.now = this.resumed();
    this.keep();
  }

  /**
   * Snapshots of what has been undone serve no more. All before one that stands do: they stood when it was kept. So the moves since then
   * are looked at, not those of a whole match at each of its answers.
   */
  private dropSnapshots(): void {
    let until = Number.POSITIVE_INFINITY;
    for (let at = this.moves.length - 1; at >= 0; at--) {
      const move = this.moves[at] as Move;
      if (move.seq > until) continue;
      if (this.dropAfter(move.seq) === move.seq) return;
      if (move.type === 'undo') until = move.to;
    }
    this.dropAfter(0);
  }

  /** Returns where the newest snapshot stands then. */
  private dropAfter(seq: number): number {
    while ((this.snapshots.at(-1) as Snapshot).seq > seq) this.snapshots.pop();
    return (this.snapshots.at(-1) as Snapshot).seq;
  }

  private make(move: (table: Table<S, O>) => Move | null): void {
    if (this.options.runner !== 'again') {
      this.take(move);
      this.look();
      return;
    }
    const before = standing(this.now);
    this.take(move);
    const after = standing(this.now);
    this.takeBack(this.now.moves - 1);
    agree(this.now, 'taking back leads elsewhere', before, standing(this.now));
    this.take(move);
    agree(this.now, 'given again, it leads elsewhere', after, standing(this.now));
    // Tables that are compared are looked at once. Those that nothing follows are taken up again here, the others by what follows.
    this.look();
    if (this.now.outcome !== null)
      agree(this.now, 'a reload leads elsewhere', standing(this.now), standing(this.resumed()));
  }

  private take(move: (table: Table<S, O>) => Move | null): void {
    this.moves.push(move(this.now) as Move);
    this.keep();
  }

  private resumed(): Table<S, O> {
    const { game, setup } = this.now;
    const last = this.snapshots.at(-1) as Snapshot;
    const since = this.moves.slice(this.moves.findLastIndex(({ seq }) => seq <= last.seq) + 1);
    return Table.resume(game, setup, last, since, this.options);
  }

  private keep(): void {
    const { snapshot } = this.now;
    if (snapshot.seq !== this.snapshots.at(-1)?.seq) this.snapshots.push(snapshot);
    const known = this.log.at(-1)?.n ?? 0;
    this.log.push(...this.now.log.filter(line => line.n > known));
  }

  private look(): void {
    this.audit?.(this.now);
  }
}

/** All that a table is to those who sit at it, as one text. Numbers of questions and lines are given once only. */
function standing<S, O>({ envelope, prompts, outcome }: Table<S, O>): string {
  const unnumbered = prompts.map(prompt => ({ ...prompt, number: 0 }));
  return JSON.stringify({ envelope: { ...envelope, prompts: 0, log: 0 }, prompts: unnumbered, outcome });
}

function agree<S, O>(table: Table<S, O>, message: string, before: string, after: string): void {
  if (before !== after) throw new Drift(table.moves, message, differenceOf(before, after));
}

/**
 * Re-executes a whole match from its set-up: its moves must meet their digests and hashes, and every snapshot that is
 * given must come up at its place. The log of the table that comes back holds the lines that count: those undone
 * are not in it.
 * @throws Drift, RulesFailure
 */
export function verify<S, O>(
  game: Game<S, O>,
  setup: Setup<O>,
  moves: readonly Move[],
  snapshots: readonly Snapshot[] = [],
): Table<S, O> {
  const awaited = new Map(snapshots.map(snapshot => [snapshot.seq, snapshot.json]));
  const onSnapshot = ({ seq, json }: Snapshot): void => {
    const stored = awaited.get(seq);
    awaited.delete(seq);
    if (stored === undefined || stored === json) return;
    throw new Drift(seq, 'the stored table differs', differenceOf(stored, json));
  };
  const table = Table.replay(game, setup, moves, { onSnapshot });
  for (const seq of awaited.keys()) throw new Drift(seq, 'a table is stored where no action ended');
  return table;
}

function differenceOf(stored: string, reached: string): string[] {
  try {
    return difference(JSON.parse(stored), JSON.parse(reached));
  } catch {
    return ['what is stored is not JSON'];
  }
}
