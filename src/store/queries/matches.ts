import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { Conflict, type MatchRow, type MatchStatus, OPEN, type SeatRow, type Store } from '../port.js';
import type { Tables } from '../schema/tables.js';
import { ALL, type Base, type Work } from '../work.js';
import type { setQueries } from './sets.js';
import { is, matching, slots } from './slots.js';

type Filter = Parameters<Store['matchesOf']>[0];
type Change = Parameters<Store['updateMatch']>[2];

type Row = Tables['matches']['$inferSelect'];

/** Matches and their seats, apart from what happens in them. */
export function matchQueries(base: Base, sets: ReturnType<typeof setQueries>) {
  const { db, prepare, dialect } = base;
  const { matches, seats } = base.tables;
  const { id, ...columns } = slots(matches);
  const { seat, player, name, deck, sitting, luck, late } = seats;
  const one = prepare(db.select().from(matches).where(is(matches, 'id')));
  const seatsOf = prepare(
    db
      .select({ seat, player, name, deck, sitting, luck, late })
      .from(seats)
      .where(is(seats, 'match'))
      .orderBy(asc(seats.seat)),
  );
  const insert = prepare(db.insert(matches).values({ id, ...columns }));
  const update = prepare(db.update(matches).set(columns).where(is(matches, 'id')));
  const sit = prepare(db.insert(seats).values(slots(seats)));
  const clear = prepare(db.delete(seats).where(is(seats, 'match')));

  const open = prepare(
    db
      .select({ count: count() })
      .from(matches)
      .where(inArray(matches.status, [...OPEN])),
  );

  function* filled(row: Row): Work<MatchRow> {
    return {
      ...row,
      set: row.set === null ? null : yield* sets.byHash(row.set),
      seats: yield* seatsOf.all({ match: row.id }),
    };
  }
  function* match(id: string): Work<MatchRow | null> {
    const row = yield* one.get({ id });
    return row === undefined ? null : yield* filled(row);
  }
  function* sitAll(match: string, all: readonly SeatRow[]): Work<void> {
    for (const row of all) yield* sit.run({ match, ...row });
  }

  const rowsOf = (filter: Omit<Filter, 'status'>, ...own: SQL[]): Work<Row[]> => {
    const wanted = [...own, ...matching(matches, filter)];
    if (filter.player !== undefined) {
      const theirs = db.select({ match: seats.match }).from(seats).where(eq(seats.player, filter.player));
      wanted.push(inArray(matches.id, theirs));
    }
    if (filter.returning !== undefined) {
      const away = dialect.fieldsOf(matches.terms, 'away');
      const left = sql`exists (select 1 from ${away} as away where away.value = ${filter.returning})`;
      wanted.push(or(eq(matches.host, filter.returning), left) as SQL);
    }
    if (filter.invited !== undefined) wanted.push(eq(dialect.field(matches.terms, 'invited'), filter.invited));
    if (filter.after !== undefined) {
      const { updatedAt, id } = filter.after;
      const asNew = and(eq(matches.updatedAt, updatedAt), gt(matches.id, id));
      wanted.push(or(lt(matches.updatedAt, updatedAt), asNew) as SQL);
    }
    const found = db
      .select()
      .from(matches)
      .where(and(...wanted))
      .orderBy(desc(matches.updatedAt), asc(matches.id))
      .limit(filter.limit ?? ALL);
    return prepare(found).all();
  };

  /** However many matches are over, no more are read than a player has played, or than are asked for. */
  function* withStatus(filter: Omit<Filter, 'status'>, status: readonly MatchStatus[]): Work<Row[]> {
    if (status.length === 0) return [];
    if (filter.player !== undefined)
      return yield* rowsOf(filter, sql`${dialect.unindexed(matches.status)} in ${status}`);
    const found: Row[] = [];
    for (const one of new Set(status)) found.push(...(yield* rowsOf(filter, eq(matches.status, one))));
    return found.sort(newestFirst);
  }

  return {
    match,
    *open(): Work<number> {
      return (yield* open.get())?.count ?? 0;
    },
    *create(row: MatchRow): Work<void> {
      if (row.set !== null) yield* sets.keep(row.set);
      yield* insert.run({ ...row, set: row.set?.hash ?? null });
      yield* sitAll(row.id, row.seats);
    },
    *update(id: string, expectedUpdatedAt: number, change: Change, now: number): Work<MatchRow> {
      const before = yield* match(id);
      if (before === null || before.updatedAt !== expectedUpdatedAt) throw new Conflict(id);
      const after = { ...before, ...change, id, updatedAt: later(before.updatedAt, change.updatedAt ?? now) };
      if (after.moves !== before.moves || after.lines !== before.lines)
        throw new Error(`only a commit adds moves and lines to match ${id}`);
      yield* update.run({ ...after, set: after.set?.hash ?? null });
      if (change.seats !== undefined) {
        yield* clear.run({ match: id });
        yield* sitAll(id, change.seats);
      }
      return (yield* match(id)) as MatchRow;
    },
    /** Newest change first. */
    *of({ status, ...filter }: Filter): Work<MatchRow[]> {
      const found = status === undefined ? yield* rowsOf(filter) : yield* withStatus(filter, status);
      const rows: MatchRow[] = [];
      for (const row of found.slice(0, filter.limit)) rows.push(yield* filled(row));
      return rows;
    },
  };
}

type Dated = Pick<Row, 'id' | 'updatedAt'>;
const newestFirst = (one: Dated, other: Dated): number =>
  other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1);

/** A time that tells this change from the one before, even within a millisecond or with a clock set back. */
export const later = (before: number, now: number): number => Math.max(now, before + 1);
