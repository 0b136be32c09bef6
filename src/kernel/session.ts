import { type Audit, audit, type Witness } from './audit.js';
import { Drift } from './errors.js';
import type { Game } from './game.js';
import { difference } from './json.js';
import type { LogEntry } from './log.js';
import type { AnsweredBy, Move } from './moves.js';
import type { Answer, Prompt } from './prompts/index.js';
import { type Setup, type Snapshot, Table, type TableOptions } from './table.js';
import type { Seat } from './text.js';
import { undoMove } from './undo.js';

/**
 * How a session treats each answer. `plain` takes it. `reload` then takes the match up again from its last snapshot, as
 * a restarted bot would. `undo` takes it back and gives it again. Each must lead to the same table.
 */
export type Runner = 'plain' | 'reload' | 'undo';

export interface SessionOptions extends TableOptions {
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
    const before = this.options.runner === 'undo' ? JSON.parse(JSON.stringify(this.now.envelope)) : null;
    this.take(number, seat, answer, by);
    if (this.options.runner === 'reload') this.reload();
    if (this.options.runner === 'undo') this.again(before, number, seat, answer, by);
  }

  leave(seat: Seat): void {
    this.moves.push(this.now.leave(seat));
    this.keep();
  }

  /** Takes the match back to after move `to`. A re-deal needs a boundary there. */
  undo(to: number, redeal = false): void {
    this.moves.push(undoMove(this.now, to, 'wish', redeal));
    while ((this.snapshots.at(-1)?.seq ?? 0) > to) this.snapshots.pop();
    this.reload();
    this.keep();
  }

  /** Takes the match up again from its last snapshot; what it then is must be what it was. */
  private reload(): void {
    const last = this.snapshots.at(-1) as Snapshot;
    const { game, setup } = this.now;
    const next = Table.resume(
      game,
      setup,
      last,
      this.moves.filter(move => move.seq > last.seq),
      this.options,
    );
    const undone = this.moves.at(-1)?.type === 'undo';
    const changed = undone ? [] : difference(this.now.envelope, next.envelope);
    if (changed.length > 0) throw new Drift(next.moves, 'a reload leads elsewhere', changed);
    this.now = next;
  }

  private take(number: number, seat: Seat, answer: Answer, by: AnsweredBy): void {
    const decision = this.now.answer(number, seat, answer, by);
    if (decision === null) return;
    this.moves.push(decision);
    this.keep();
  }

  /** Takes the last answer back, holds the table against what it was, and gives the answer again. */
  private again(before: unknown, number: number, seat: Seat, answer: Answer, by: AnsweredBy): void {
    const [, ...rest] = [...this.moves].reverse();
    this.undo(rest[0]?.seq ?? 0);
    const numbers = { prompts: 0, log: 0 };
    const changed = difference({ ...(before as object), ...numbers }, { ...this.now.envelope, ...numbers });
    if (changed.length > 0) throw new Drift(this.now.moves, 'taking back leads elsewhere', changed);
    const [prompt] = this.prompts.filter(candidate => candidate.seat === seat);
    if (prompt === undefined) throw new Drift(this.now.moves, `prompt ${number} is not asked again`);
    this.take(prompt.number, seat, answer, by);
  }

  private keep(): void {
    const { snapshot } = this.now;
    if (snapshot.seq !== this.snapshots.at(-1)?.seq || this.snapshots.length === 0) this.snapshots.push(snapshot);
    const known = this.log.at(-1)?.n ?? 0;
    this.log.push(...this.now.log.filter(line => line.n > known));
    this.audit?.(this.now);
  }
}

/** Re-executes a whole match from its set-up; its moves must meet their digests and hashes. @throws Drift */
export function verify<S, O>(
  game: Game<S, O>,
  setup: Setup<O>,
  moves: readonly Move[],
  snapshots: readonly Snapshot[] = [],
): Table<S, O> {
  const first = Table.begin(game, setup);
  const table = Table.resume(game, setup, first.snapshot, moves);
  const met = snapshots.find(snapshot => snapshot.seq === table.snapshot.seq);
  const changed = met === undefined ? [] : difference(JSON.parse(met.json), JSON.parse(table.snapshot.json));
  if (changed.length > 0) throw new Drift(table.moves, 'the stored table differs', changed);
  return table;
}
