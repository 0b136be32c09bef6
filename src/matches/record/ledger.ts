import {
  awaited,
  type Bundle,
  type Json,
  type LogEntry,
  type Move,
  type Outcome,
  type Prompt,
  standing,
  type Table,
} from '../../kernel/index.js';
import { paceOf, practiceLevel } from '../../opponents/index.js';
import type { Commit, MatchRow, NewDue, Store } from '../../store/port.js';
import { clocksDue } from '../clock/absence.js';
import { leftAgreed } from '../clock/proposal.js';
import { remindersDue } from '../clock/reminders.js';
import { ofPeople, waitedOut } from '../clock/waits.js';
import { tipsBefore, tipsGiven } from '../lessons/telling.js';
import { leagueDue, seriesDue } from '../lobby/series.js';
import { readTerms, type Terms } from '../lobby/terms.js';
import { ordersDue } from '../orders/orders.js';
import { spentDue } from '../orders/spent.js';
import { PACES, type PlayPreferences, preferencesIn, storedBy } from '../people/preferences.js';
import { type Change, decksOf, type Look } from '../play/look.js';
import type { WentBack } from '../play/table.js';

export interface LedgerDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly notify: (change: Change) => void;
  /** Called when something new is due. */
  readonly poke: () => void;
  /** Scales a practice bot's pace, and how long auto-replies wait; 0 makes both answer at once. */
  readonly pace: number;
  /** Since when people on a server, or in direct messages, can answer again; null where they can't now. They always could when left out. */
  readonly heardSince?: (guild: string | null) => number | null;
}

/** A table after a step: what may come of it by itself. */
interface Aftermath {
  readonly match: MatchRow;
  readonly table: Table<unknown>;
  /** Moves since the last snapshot, this step's included. */
  readonly since: readonly Move[];
  readonly preferences: Look['preferences'];
  /** What the step has written, where it has. */
  readonly log?: readonly LogEntry[];
  /** Somebody who is treated as if asked just now. */
  readonly player?: string;
}

/**
 * Writes down what happens in matches, and tells their presenters. Each of these is one durable step, and returns the
 * match as the next look would find it. @throws Conflict
 */
export class Ledger {
  private readonly deps: LedgerDeps;
  /** When it began to write: what went by before costs nobody of a time bank. */
  private readonly since: number;

  constructor(deps: LedgerDeps) {
    this.deps = deps;
    this.since = deps.now();
  }

  /**
   * What came of moves made at a table, or of its set-up. `open`: numbers of the questions there were before; `note`: what
   * is told of it once.
   */
  async play(
    look: Look,
    table: Table<unknown>,
    moves: readonly Move[],
    open: readonly number[],
    note?: Json,
  ): Promise<Look> {
    const { match, preferences } = look;
    const { outcome, snapshot } = table;
    const log = table.log.filter(line => line.n > match.lines);
    const isNew = snapshot.seq > (look.snapshot?.seq ?? -1);
    const told = note === undefined ? {} : { note };
    const step = { moves, log, closed: closedOf(open, table), ...(isNew && { snapshot }), ...told };
    // Where cards were dealt again the newest snapshot is of then, and no older than these moves.
    const since = [...look.since, ...moves].filter(({ seq }) => seq > snapshot.seq);
    const after = { ...look, table, since, ...(isNew && { snapshot }) };
    if (outcome !== null) return this.over(after, step, outcome);
    const wait = this.waiting({ match, table, since, preferences, log }, moves);
    return this.write(after, { ...step, ...wait }, moves.length === 0 ? 'begun' : 'moved');
  }

  /** A table that went back to an earlier move. */
  async back(look: Look, { table, snapshot, since, undo, line }: WentBack, open: readonly number[]): Promise<Look> {
    const { preferences } = look;
    const terms = tipsBefore(readTerms(look.match.terms), undo.to, line === null ? null : Number(line.args?.from));
    const match = { ...look.match, terms, moves: look.match.moves + 1 };
    const anew = table.log.filter(({ n }) => n > undo.log);
    const step = {
      moves: [undo],
      dropAfter: undo.to,
      // It may not be one of those that were kept.
      snapshot,
      log: line === null ? anew : [line, ...anew],
      closed: closedOf(open, table),
    };
    const after = { ...look, table, snapshot, since };
    // It may come to the end before anybody is asked.
    if (table.outcome !== null) return this.over(after, step, table.outcome);
    const wait = this.waiting({ match, table, since, preferences }, []);
    return this.write(after, { ...step, ...wait }, 'moved');
  }

  /** The rules cannot go on with this match: only conceding is left. */
  halt(look: Look): Promise<Look> {
    return this.write({ ...look, table: null }, { moves: [], log: [], status: 'halted' }, 'halted');
  }

  /** Ends a match that the rules cannot end. */
  end(look: Look, outcome: Outcome): Promise<Look> {
    return this.over({ ...look, table: null }, { moves: [], log: [] }, outcome);
  }

  /** Keeps what has been entered of an answer, until its question is closed; null for nothing. */
  async draft(look: Look, { number, seat }: Prompt, draft: Json): Promise<Look> {
    await this.deps.store.setDraft(look.match.id, number, seat, draft);
    const others = look.drafts.filter(row => row.prompt !== number || row.seat !== seat);
    return { ...look, drafts: draft === null ? others : [...others, { prompt: number, seat, draft }] };
  }

  /** Keeps what an operator needs to see a failure again. Returns its number. */
  keep(match: string, bundle: Bundle | Json): Promise<number> {
    return this.deps.store.keepBundle(match, this.deps.now(), JSON.parse(JSON.stringify(bundle)));
  }

  private async over(look: Look, step: Commit, outcome: Outcome): Promise<Look> {
    const { match, game } = look;
    const before = await this.deps.store.log(match.id, 0, match.lines);
    const facts = game.facts(standing([...before, ...step.log]), decksOf(match));
    const now = this.deps.now();
    const spent = await spentDue(this.deps.store, match, now);
    const due = [...seriesDue(match, outcome, now), ...leagueDue(match, now), ...spent, countDue(now)];
    return this.write(look, { ...step, status: 'over', outcome, facts, due }, 'over');
  }

  /** What a match in play has agreed on is something else: its clocks go by that from now on. */
  async retime(look: Look, table: Table<unknown>, terms: Terms): Promise<Look> {
    const { match, since, preferences } = look;
    const wait = this.waiting({ match: { ...match, terms }, table, since, preferences }, []);
    const after = await this.deps.store.updateMatch(match.id, match.updatedAt, { terms: wait.terms }, wait.due);
    this.deps.poke();
    return { ...look, match: after };
  }

  /** What is due at a table as if one of its players had been asked just now. */
  async reconsider({ match, since, preferences }: Look, table: Table<unknown>, player: string): Promise<void> {
    const { due } = this.waiting({ match, table, since, preferences, player }, []);
    await this.deps.store.updateMatch(match.id, match.updatedAt, {}, due);
    this.deps.poke();
  }

  /** Another person, or a practice bot, sits at a match in play. `note`: what is told of it once. */
  async reseat(
    look: Look,
    table: Table<unknown>,
    change: Pick<MatchRow, 'seats' | 'terms'>,
    note?: Json,
  ): Promise<Look> {
    const { match, since } = look;
    const { store } = this.deps;
    const players = change.seats.flatMap(({ player }) => player ?? []);
    const stored = await storedBy(store, players);
    const preferences = preferencesIn(stored);
    const seated = { match: { ...match, ...change }, table, since, preferences };
    const { terms, due } = this.waiting(seated, []);
    const updated = await store.updateMatch(match.id, match.updatedAt, { ...change, terms }, due, note);
    const after = { ...look, match: updated, stored, preferences };
    this.deps.notify({ match: match.id, kind: 'moved', look: after });
    if (due.length > 0) this.deps.poke();
    return after;
  }

  /** What a table waits for now, as its terms have it, and what comes of it by itself. */
  private waiting(
    { match, table, since, preferences, log = [], player }: Aftermath,
    moves: readonly Move[],
  ): { terms: MatchRow['terms']; due: NewDue[] } {
    const { now: clock, pace, heardSince = () => 0 } = this.deps;
    const now = clock();
    const { prompts, game, redealt } = table;
    const before = readTerms(match.terms);
    const back = Math.max(this.since, heardSince(match.guild) ?? now);
    const waited = waitedOut(leftAgreed(before, { match, table }), match, { moves, prompts, now, back });
    const terms = tipsGiven(waited, match, { table, log, moves: match.moves + moves.length });
    const after = { ...match, terms };
    const isFresh = ({ seat }: Prompt): boolean =>
      terms.waits?.[seat] !== before.waits?.[seat] || match.seats[seat]?.player === player;
    const due = [
      ...this.practiceDue(match, table, preferences),
      ...clocksDue(after),
      ...ordersDue({ match, game, prompts, since, redealt }, preferences, { fresh: isFresh, now, pace }),
      ...remindersDue(after, ofPeople(match, prompts).filter(isFresh), preferences, now),
    ];
    return { terms, due };
  }

  /** When the next practice bot at the table should move: as slowly as the slowest person there wants. */
  private practiceDue(
    match: MatchRow,
    table: Table<unknown>,
    preferences: ReadonlyMap<string, PlayPreferences>,
  ): NewDue[] {
    const levelAt = ({ seat }: Prompt) => practiceLevel(match.seats[seat]?.player ?? null);
    const prompt = awaited(table.prompts).find(open => levelAt(open) !== null);
    if (prompt === undefined) return [];
    const { now, pace } = this.deps;
    const slowest = Math.max(...[...preferences.values()].map(theirs => PACES[theirs.pace]), PACES.quick);
    const wait = Math.round(paceOf(prompt) * pace * (preferences.size === 0 ? PACES.usual : slowest));
    const lane = levelAt(prompt) === 'strong' ? 'think' : 'practice';
    return [{ kind: 'practice', subject: match.id, at: now() + wait, lane, owner: match.host }];
  }

  /** Writes a step down. `look` is as the step leaves it, but for what is written here. */
  private async write(look: Look, step: Commit, kind: Change['kind']): Promise<Look> {
    const { id, moves, updatedAt } = look.match;
    const match = await this.deps.store.commit(id, moves, { ...step, readAt: updatedAt });
    const lately = [...look.lately, ...step.log];
    const drafts = look.drafts.filter(({ prompt }) => step.closed?.includes(prompt) !== true);
    const after = { ...look, match, lately, drafts };
    this.deps.notify({ match: id, kind, look: after });
    if ((step.due ?? []).length > 0) this.deps.poke();
    return after;
  }
}

/** Written together with a match's end: statistics count it soon, even if we stop right now. */
export const countDue = (at: number): NewDue => ({ kind: 'count', subject: 'matches', at, lane: 'count' });

/** Questions that are open no longer: their half-entered answers are spent. */
function closedOf(open: readonly number[], { prompts }: Table<unknown>): number[] {
  return open.filter(number => !prompts.some(prompt => prompt.number === number));
}
