import { randomBytes } from 'node:crypto';
import { commit, type Game, linkOf } from '../../kernel/index.js';
import type { MatchRow, NewDue, Store } from '../../store/port.js';
import { hushedFor } from '../clock/calls.js';
import type { Matches } from '../matches.js';
import { spentDue } from '../orders/spent.js';
import { type Change, isInLobby } from '../play/look.js';
import { retried } from '../play/retried.js';
import { heedPractice, heedTables, NONE, type Quotas } from './quotas.js';
import { readySeats } from './seats.js';
import { matchId } from './series.js';
import type { Terms } from './terms.js';

/** How long a table stands at which nothing happens before its match begins. */
export const INVITATION = 24 * 60 * 60 * 1000;

export interface TablesDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly now: () => number;
  readonly version: string;
  readonly notify: (change: Change) => void;
  readonly poke: () => void;
  /** None when left out. */
  readonly quotas?: Quotas;
}

export type NewTable = Pick<
  MatchRow,
  'game' | 'ruleset' | 'options' | 'guild' | 'channel' | 'host' | 'seats' | 'set' | 'series'
> & {
  readonly id: string;
  readonly terms: Terms;
};

/** Tables before the first card, as they are stored: each change is one durable step, and the last of them begins the match. */
export class Tables {
  private readonly deps: TablesDeps;
  private readonly quotas: Quotas;

  constructor(deps: TablesDeps) {
    this.deps = deps;
    this.quotas = deps.quotas ?? NONE;
  }

  /** Puts up a new table. One at which everybody has a deck is set up at once. @throws Refused beyond its host's quotas */
  async create(table: NewTable): Promise<MatchRow> {
    const { root = randomBytes(32).toString('hex'), ...terms } = table.terms;
    const secret = linkOf(root, terms.round);
    const now = this.deps.now();
    const { invited } = terms;
    const hushed = invited === null ? undefined : await hushedFor(this.deps.store, table.host, invited, now);
    const match = this.settled({
      ...table,
      terms: { ...terms, ...(terms.bestOf !== 1 && { root }), ...(hushed !== undefined && { hushed }) },
      status: table.seats.every(seat => seat.player !== null) ? 'choosing' : 'inviting',
      secret,
      commitment: commit(secret),
      version: this.deps.version,
      moves: 0,
      lines: 0,
      outcome: null,
      createdAt: now,
      updatedAt: now,
    });
    await heedTables(this.quotas, this.deps.store, match);
    if (match.status === 'playing') await heedPractice(this.quotas, this.deps.store, match);
    try {
      await this.deps.store.createMatch(match, expiryOf(match));
    } catch (error) {
      // Another process may have put up the very same: of a series, a rematch and a league the id is known beforehand.
      const other = await this.deps.store.match(match.id);
      if (other === null) throw error;
      return this.begun(other);
    }
    this.deps.poke();
    return this.begun(match);
  }

  /** One change to a table that has not begun. `wish` returns null where there is nothing to do. */
  async change(id: string, wish: (match: MatchRow) => Partial<MatchRow> | null): Promise<MatchRow> {
    const { matches } = this.deps;
    const changed = await matches.inTurn(id, () =>
      retried(async () => {
        const match = await matches.row(id);
        const change = wish(match);
        return change === null ? match : this.write(match, change);
      }),
    );
    return this.begun(changed);
  }

  private async write(match: MatchRow, change: Partial<MatchRow>): Promise<MatchRow> {
    const after = { ...match, ...change, updatedAt: Math.max(this.deps.now(), match.updatedAt + 1) };
    const settled = this.settled(after);
    if (settled.status === 'playing') await heedPractice(this.quotas, this.deps.store, settled);
    const { status, seats, terms, version, updatedAt } = settled;
    const closed = status === 'withdrawn' ? await spentDue(this.deps.store, after, this.deps.now()) : [];
    const due = [...expiryOf(after), ...closed];
    const changed = { status, seats, terms, version, updatedAt };
    const written = await this.deps.store.updateMatch(match.id, match.updatedAt, changed, due);
    if (due.length > 0) this.deps.poke();
    return written;
  }

  /** A table at which everyone has a deck is in play from that moment: set up at once, or by the first look. */
  private settled(match: MatchRow): MatchRow {
    if (match.status !== 'choosing') return match;
    const seats = readySeats(this.gameOf(match), match);
    return seats === null ? match : { ...match, seats, status: 'playing', version: this.deps.version };
  }

  /** A match as it is after a change: one in play is set up now; of the others, their presenters are told. */
  async begun(match: MatchRow): Promise<MatchRow> {
    if (match.status === 'playing') return (await this.deps.matches.look(match.id)).match;
    this.deps.notify({ match: match.id, kind: match.status === 'withdrawn' ? 'closed' : 'lobby' });
    return match;
  }

  private gameOf(match: MatchRow): Game {
    return this.deps.matches.gameFor(match);
  }
}

/** When a table closes at which nothing happens until then; never where its match has begun. */
export const expiryOf = (match: MatchRow): NewDue[] =>
  isInLobby(match) ? [{ kind: 'expire', subject: match.id, at: match.updatedAt + INVITATION }] : [];

export const newId = (): string => matchId(randomBytes(6).toString('hex'));
