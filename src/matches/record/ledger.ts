import {
  awaited,
  type Bundle,
  type Game,
  type Json,
  type LogEntry,
  type Move,
  type Outcome,
  type Prompt,
  type Table,
} from '../../kernel/index.js';
import { paceOf, practiceLevel } from '../../opponents/index.js';
import type { Commit, Loaded, MatchRow, NewDue, Store } from '../../store/port.js';
import { clocksDue } from '../clock/absence.js';
import { remindersDue } from '../clock/reminders.js';
import { ofPeople, waitedOut } from '../clock/waits.js';
import { leagueDue, seriesDue } from '../lobby/series.js';
import { readTerms, type Terms } from '../lobby/terms.js';
import { ordersDue } from '../orders/orders.js';
import { spentDue } from '../orders/spent.js';
import { PACES, type PlayPreferences, preferencesAt } from '../people/preferences.js';
import { type Change, decksOf } from '../play/look.js';
import { standing, type WentBack } from '../play/table.js';

export interface LedgerDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly notify: (change: Change) => void;
  /** Called when something new is due. */
  readonly poke: () => void;
  /** Scales a practice player's pace, and how long standing orders wait; 0 makes both answer at once. */
  readonly pace: number;
}

/** A table after a step: what may come of it by itself. */
interface Aftermath {
  readonly match: MatchRow;
  readonly table: Table<unknown>;
  /** Moves since the last snapshot, this step's included. */
  readonly since: readonly Move[];
  /** Questions that were open before. */
  readonly open: readonly number[];
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
    const since = step.snapshot === undefined ? [...loaded.moves, ...moves] : [];
    const wait = await this.waiting({ match, table, since, open }, moves);
    await this.write(match, { ...step, ...wait }, moves.length === 0 ? 'begun' : 'moved');
  }

  /** A table that went back to an earlier move. */
  async back(match: MatchRow, { table, undo, line }: WentBack, open: readonly number[]): Promise<void> {
    const step = {
      moves: [undo],
      dropAfter: undo.to,
      log: line === null ? [] : [line],
      closed: closedOf(open, table),
    };
    const wait = await this.waiting({ match, table, since: [undo], open }, []);
    await this.write(match, { ...step, ...wait }, 'moved');
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
    const spent = await spentDue(this.deps.store, match, now);
    const due = [...seriesDue(match, outcome, now), ...leagueDue(match, now), ...spent, countDue(now)];
    await this.write(match, { ...step, status: 'over', outcome, facts, due }, 'over');
  }

  private linesOf(match: MatchRow): Promise<LogEntry[]> {
    return this.deps.store.log(match.id, 0, match.lines);
  }

  /** What a match in play has agreed on is something else: its clocks go by that from now on. */
  async retime(match: MatchRow, table: Table<unknown>, terms: Terms): Promise<void> {
    const open = table.prompts.map(({ number }) => number);
    const wait = await this.waiting({ match: { ...match, terms }, table, since: [], open }, []);
    await this.deps.store.updateMatch(match.id, match.updatedAt, { terms: wait.terms }, wait.due);
    this.deps.poke();
  }

  /** What is due at a table as if one of its players had been asked just now. */
  async reconsider(match: MatchRow, table: Table<unknown>, since: readonly Move[], player: string): Promise<void> {
    const others = table.prompts.filter(({ seat }) => match.seats[seat]?.player !== player);
    const open = others.map(({ number }) => number);
    const { due } = await this.waiting({ match, table, since, open }, []);
    for (const one of due) await this.deps.store.schedule(one);
    this.deps.poke();
  }

  /** Another person, or a practice player, sits at a match in play. */
  async reseat(match: MatchRow, table: Table<unknown>, change: Pick<MatchRow, 'seats' | 'terms'>): Promise<void> {
    const { terms, due } = await this.waiting({ match: { ...match, ...change }, table, since: [], open: [] }, []);
    await this.deps.store.updateMatch(match.id, match.updatedAt, { ...change, terms }, due);
    this.deps.notify({ match: match.id, kind: 'moved' });
    if (due.length > 0) this.deps.poke();
  }

  /** What a table waits for now, as its terms have it, and what comes of it by itself. */
  private async waiting(
    { match, table, since, open }: Aftermath,
    moves: readonly Move[],
  ): Promise<{ terms: MatchRow['terms']; due: NewDue[] }> {
    const { now: clock, pace, store } = this.deps;
    const now = clock();
    const { prompts, game } = table;
    const terms = waitedOut(readTerms(match.terms), match, { moves, prompts, now });
    const after = { ...match, terms };
    const preferences = await preferencesAt(store, match);
    const isFresh = ({ number }: Prompt): boolean => !open.includes(number);
    const due = [
      ...this.practiceDue(match, table, preferences),
      ...clocksDue(after),
      ...ordersDue({ match, game, prompts, since }, preferences, { fresh: isFresh, now, pace }),
      ...remindersDue(after, ofPeople(match, prompts).filter(isFresh), preferences, now),
    ];
    return { terms, due };
  }

  /** When the next practice player at the table should move: as slowly as the slowest person there wants. */
  private practiceDue(
    match: MatchRow,
    table: Table<unknown>,
    preferences: ReadonlyMap<string, PlayPreferences>,
  ): NewDue[] {
    const prompt = awaited(table.prompts).find(open => practiceLevel(match.seats[open.seat]?.player ?? null) !== null);
    if (prompt === undefined) return [];
    const { now, pace } = this.deps;
    const slowest = Math.max(...[...preferences.values()].map(theirs => PACES[theirs.pace]), PACES.quick);
    const wait = paceOf(prompt) * pace * (preferences.size === 0 ? PACES.usual : slowest);
    return [{ kind: 'practice', subject: match.id, at: now() + wait }];
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
