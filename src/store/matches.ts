import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { Conflict, type MatchRow, type MatchStatus, type SeatRow, type Store } from './port.js';
import { matches, seats } from './schema.js';
import type { setQueries } from './sets.js';
import { slot, slots } from './slots.js';

type Filter = Parameters<Store['matchesOf']>[0];
type Change = Parameters<Store['updateMatch']>[2];

type Row = typeof matches.$inferSelect;

const OPEN: readonly MatchStatus[] = ['inviting', 'choosing', 'playing', 'halted'];

/** Matches and their seats, apart from what happens in them. */
export function matchQueries(db: BetterSQLite3Database, sets: ReturnType<typeof setQueries>) {
  const { id, ...columns } = slots(matches);
  const { seat, player, name, deck, sitting, luck, late } = seats;
  const one = db
    .select()
    .from(matches)
    .where(eq(matches.id, slot('id')))
    .prepare();
  const seatsOf = db
    .select({ seat, player, name, deck, sitting, luck, late })
    .from(seats)
    .where(eq(seats.match, slot('match')))
    .orderBy(asc(seats.seat))
    .prepare();
  const insert = db
    .insert(matches)
    .values({ id, ...columns })
    .prepare();
  const update = db
    .update(matches)
    .set(columns)
    .where(eq(matches.id, slot('id')))
    .prepare();
  const sit = db.insert(seats).values(slots(seats)).prepare();
  const clear = db
    .delete(seats)
    .where(eq(seats.match, slot('match')))
    .prepare();

  const open = db
    .select({ count: count() })
    .from(matches)
    .where(inArray(matches.status, [...OPEN]))
    .prepare();

  const filled = (row: Row): MatchRow => ({
    ...row,
    set: row.set === null ? null : sets.byHash(row.set),
    seats: seatsOf.all({ match: row.id }),
  });
  const match = (id: string): MatchRow | null => {
    const row = one.get({ id });
    return row === undefined ? null : filled(row);
  };
  const sitAll = (match: string, all: readonly SeatRow[]): void => {
    for (const row of all) sit.run({ match, ...row });
  };

  const rowsOf = (filter: Omit<Filter, 'status'>, wanted: SQL[]): Row[] => {
    if (filter.guild !== undefined) wanted.push(eq(matches.guild, filter.guild));
    if (filter.channel !== undefined) wanted.push(eq(matches.channel, filter.channel));
    if (filter.series !== undefined) wanted.push(eq(matches.series, filter.series));
    if (filter.player !== undefined) {
      const theirs = db.select({ match: seats.match }).from(seats).where(eq(seats.player, filter.player));
      wanted.push(inArray(matches.id, theirs));
    }
    if (filter.returning !== undefined) {
      const left = sql`exists (select 1 from json_each(${matches.terms}, '$.away') where value = ${filter.returning})`;
      wanted.push(or(eq(matches.host, filter.returning), left) as SQL);
    }
    return db
      .select()
      .from(matches)
      .where(and(...wanted))
      .orderBy(desc(matches.updatedAt), asc(matches.id))
      .limit(filter.limit ?? -1)
      .all();
  };

  /** However many matches are over, no more are read than a player has played, or than are asked for. */
  const withStatus = (filter: Omit<Filter, 'status'>, status: readonly MatchStatus[]): Row[] => {
    // The plus keeps SQLite from going through all matches of everybody with that status.
    if (filter.player !== undefined) return rowsOf(filter, [sql`+${matches.status} in ${status}`]);
    return [...new Set(status)].flatMap(one => rowsOf(filter, [eq(matches.status, one)])).sort(newestFirst);
  };

  return {
    match,
    open: (): number => open.get()?.count ?? 0,
    create(row: MatchRow): void {
      if (row.set !== null) sets.keep(row.set);
      insert.run({ ...row, set: row.set?.hash ?? null });
      sitAll(row.id, row.seats);
    },
    update(id: string, expectedUpdatedAt: number, change: Change, now: number): MatchRow {
      const before = match(id);
      if (before === null || before.updatedAt !== expectedUpdatedAt) throw new Conflict(id);
      const after = { ...before, ...change, id, updatedAt: later(before.updatedAt, change.updatedAt ?? now) };
      if (after.moves !== before.moves || after.lines !== before.lines)
        throw new Error(`only a commit adds moves and lines to match ${id}`);
      update.run({ ...after, set: after.set?.hash ?? null });
      if (change.seats !== undefined) {
        clear.run({ match: id });
        sitAll(id, change.seats);
      }
      return match(id) as MatchRow;
    },
    /** Newest change first. */
    of({ status, ...filter }: Filter): MatchRow[] {
      const found = status === undefined ? rowsOf(filter, []) : withStatus(filter, status);
      return found.slice(0, filter.limit).map(filled);
    },
  };
}

type Dated = Pick<Row, 'id' | 'updatedAt'>;
const newestFirst = (one: Dated, other: Dated): number =>
  other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1);

/** A time that tells this change from the one before, even within a millisecond or with a clock set back. */
export const later = (before: number, now: number): number => Math.max(now, before + 1);
