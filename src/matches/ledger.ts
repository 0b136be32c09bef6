import {
  awaited,
  type Bundle,
  type Game,
  type Json,
  type LogEntry,
  type Move,
  type Outcome,
  type Table,
} from '../kernel/index.js';
import { paceOf, practiceLevel } from '../opponents/index.js';
import type { Commit, Loaded, MatchRow, NewDue, Store } from '../store/port.js';
import { clockDue } from './absence.js';
import { type Change, decksOf } from './look.js';
import { leagueDue, seriesDue } from './series.js';
import { standing, type WentBack } from './table.js';

export interface LedgerDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly notify: (change: Change) => void;
  /** Called when something new is due. */
  readonly poke: () => void;
  /** Scales a practice player's pace; 0 makes it answer at once. */
  readonly pace: number;
}

/** Writes down what happens in matches, and tells whoever draws them. Each of these is one durable step. @throws Conflict */
export class Ledger {
  private readonly deps: LedgerDeps;

  constructor(deps: LedgerDeps) {
    this.deps = deps;
  }

  /** What came of moves made at a table, or of its set-up. `open`: numbers of the questions there were before. */
  async play(loaded: Loaded, table: Table<unknown>, moves: readonly Move[], open: readonly number[]): Promise<void> {
    const { match } = loaded;
    const { outcome, snapshot } = table;
    const log = table.log.filter(line => line.n > match.lines);
    const step = {
      moves,
      log,
      closed: closedOf(open, table),
      ...(snapshot.seq > (loaded.snapshot?.seq ?? -1) && { snapshot }),
    };
    if (outcome !== null) return this.over(match, table.game, step, outcome);
    await this.write(match, { ...step, due: this.due(match, table) }, moves.length === 0 ? 'begun' : 'moved');
  }

  /** A table that went back to an earlier move. */
  async back(match: MatchRow, { table, undo, line }: WentBack, open: readonly number[]): Promise<void> {
    const step = {
      moves: [undo],
      dropAfter: undo.to,
      log: line === null ? [] : [line],
      closed: closedOf(open, table),
      due: this.due(match, table),
    };
    await this.write(match, step, 'moved');
  }

  /** The rules cannot go on with this match: only conceding is left. */
  async halt(match: MatchRow): Promise<void> {
    await this.write(match, { moves: [], log: [], status: 'halted' }, 'halted');
  }

  /** Ends a match that the rules cannot end. */
  async end(match: MatchRow, game: Game, outcome: Outcome): Promise<void> {
    await this.over(match, game, { moves: [], log: [] }, outcome);
  }

  /** Keeps what an operator needs to see a failure again. Returns its number. */
  keep(match: string, bundle: Bundle | Json): Promise<number> {
    return this.deps.store.keepBundle(match, this.deps.now(), JSON.parse(JSON.stringify(bundle)));
  }

  private async over(match: MatchRow, game: Game, step: Commit, outcome: Outcome): Promise<void> {
    const facts = game.facts(standing([...(await this.linesOf(match)), ...step.log]), decksOf(match));
    const now = this.deps.now();
    const due = [...seriesDue(match, outcome, now), ...leagueDue(match, now), countDue(now)];
    await this.write(match, { ...step, status: 'over', outcome, facts, due }, 'over');
  }

  private linesOf(match: MatchRow): Promise<LogEntry[]> {
    return this.deps.store.log(match.id, 0, match.lines);
  }

  /** What comes of a table by itself: a practice player moves, a clock runs out. */
  due(match: MatchRow, table: Table<unknown>): NewDue[] {
    return [...this.practiceDue(match, table), ...clockDue(match, table.prompts, this.deps.now())];
  }

  /** Another person, or a practice player, sits at a match in play. */
  async reseat(match: MatchRow, table: Table<unknown>, change: Pick<MatchRow, 'seats' | 'terms'>): Promise<void> {
    const due = this.due({ ...match, ...change }, table);
    await this.deps.store.updateMatch(match.id, match.updatedAt, change, due);
    this.deps.notify({ match: match.id, kind: 'moved' });
    if (due.length > 0) this.deps.poke();
  }

  /** When the next practice player at the table should move. */
  private practiceDue(match: MatchRow, table: Table<unknown>): NewDue[] {
    const prompt = awaited(table.prompts).find(open => practiceLevel(match.seats[open.seat]?.player ?? null) !== null);
    const { now, pace } = this.deps;
    return prompt === undefined ? [] : [{ kind: 'practice', subject: match.id, at: now() + paceOf(prompt) * pace }];
  }

  private async write(match: MatchRow, step: Commit, kind: Change['kind']): Promise<void> {
    await this.deps.store.commit(match.id, match.moves, step);
    this.deps.notify({ match: match.id, kind });
    if ((step.due ?? []).length > 0) this.deps.poke();
  }
}

/** Written together with a match's end: statistics count it soon, even if we stop right now. */
export const countDue = (at: number): NewDue => ({ kind: 'count', subject: 'matches', at });

/** Questions that are open no longer: their half-entered answers are spent. */
function closedOf(open: readonly number[], { prompts }: Table<unknown>): number[] {
  return open.filter(number => !prompts.some(prompt => prompt.number === number));
}
