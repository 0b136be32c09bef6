import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { DueRow, DueStore, Lane, LaneLoad, NewDue } from '../due-port.js';
import type { Base, Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** What is to be done at a time. */
export function dueQueries(base: Base) {
  const { db, prepare, dialect } = base;
  const { due } = base.tables;
  const { id: _, failures: _failures, problem: _problem, aside: _aside, ...columns } = slots(due);
  const { ready: _ready, ...row } = getTableColumns(due);
  const forget = prepare(db.delete(due).where(is(due, 'kind', 'subject')));
  const insert = prepare(db.insert(due).values(columns));
  const isReady = and(isNull(due.aside), lte(due.ready, slot('now')));
  const ready = prepare(
    dialect.claimed(
      db.select(row).from(due).where(isReady).orderBy(asc(due.at), asc(due.id)).limit(slot('limit')),
      due,
    ),
  );
  // Everyone's first row, then everyone's second: one person's eight matches hold nobody else up.
  const ranked = db
    .select({
      id: due.id,
      turn: sql<number>`row_number() over (partition by ${due.owner} order by ${due.at}, ${due.id})`.as('turn'),
    })
    .from(due)
    .where(and(isReady, is(due, 'lane')))
    .as('ranked');
  const readyIn = prepare(
    dialect.claimed(
      db
        .select(row)
        .from(due)
        .innerJoin(ranked, eq(ranked.id, due.id))
        .where(isReady)
        .orderBy(asc(ranked.turn), asc(due.at), asc(due.id))
        .limit(slot('limit')),
      due,
    ),
  );
  const lease = prepare(
    db
      .update(due)
      .set({ ready: slots(due).ready })
      .where(is(due, 'id')),
  );
  const isHeld = and(is(due, 'id'), eq(due.ready, slot('held')), isNull(due.aside));
  const hold = prepare(
    db
      .update(due)
      .set({ ready: slots(due).ready })
      .where(isHeld),
  );
  const finish = prepare(db.delete(due).where(is(due, 'id')));
  const { problem, aside } = slots(due);
  const fail = prepare(
    db
      .update(due)
      .set({ failures: sql`${due.failures} + 1`, problem, aside, ready: slots(due).ready })
      .where(isHeld),
  );
  const retried = (where?: SQL) =>
    prepare(
      db
        .update(due)
        .set({ failures: 0, aside: null, ready: slots(due).ready })
        .where(and(isNotNull(due.aside), where)),
    );
  const [retryAll, retryOne] = [retried(), retried(is(due, 'id'))];
  const next = prepare(
    db
      .select({ at: min(due.ready) })
      .from(due)
      .where(isNull(due.aside)),
  );
  const nextIn = prepare(
    db
      .select({ lane: due.lane, at: min(due.ready) })
      .from(due)
      .where(isNull(due.aside))
      .groupBy(due.lane),
  );
  const isDue = sql`(${due.aside} is null and ${due.at} <= ${slot('now')})`;
  const load = prepare(
    db
      .select({
        lane: due.lane,
        rows: sql<number>`count(case when ${isDue} then 1 end)`.mapWith(Number),
        oldest: sql<number | null>`min(case when ${isDue} then ${due.at} end)`.mapWith(Number),
        aside: sql<number>`count(${due.aside})`.mapWith(Number),
      })
      .from(due)
      .groupBy(due.lane)
      .orderBy(asc(due.lane)),
  );
  const list = (where?: SQL) =>
    prepare(db.select(row).from(due).where(where).orderBy(asc(due.at), asc(due.id)).limit(slot('limit')));
  const [all, setAside] = [list(), list(isNotNull(due.aside))];

  return {
    /** A new row rather than a changed one: a process that still works on the old one finishes only that. */
    *schedule({ kind, subject, at, payload = null, lane = 'clock', owner = null }: NewDue): Work<void> {
      yield* forget.run({ kind, subject });
      yield* insert.run({ kind, subject, at, payload, lane, owner, ready: at });
      base.tell('due');
    },
    *claim(now: number, leaseMs: number, limit: number, lane?: Lane): Work<DueRow[]> {
      const most = Math.max(0, limit);
      const found = lane === undefined ? ready.all({ now, limit: most }) : readyIn.all({ now, limit: most, lane });
      const rows = yield* found;
      for (const { id } of rows) yield* lease.run({ id, ready: now + leaseMs });
      return rows;
    },
    hold: (id: number, held: number, until: number): Work<unknown> => hold.run({ id, held, ready: until }),
    /** Returns how many rows that was. */
    finish: (id: number): Work<number> => finish.run({ id }),
    fail: (id: number, held: number, { problem, now, again }: Parameters<DueStore['failDue']>[2]): Work<unknown> =>
      fail.run({ id, held, problem, ready: again ?? now, aside: again === null ? now : null }),
    *retry(now: number, id?: number): Work<number> {
      base.tell('due');
      return yield* id === undefined ? retryAll.run({ ready: now }) : retryOne.run({ id, ready: now });
    },
    *next(): Work<number | null> {
      return (yield* next.get())?.at ?? null;
    },
    *nextInLanes(): Work<Partial<Record<Lane, number>>> {
      return Object.fromEntries((yield* nextIn.all()).flatMap(({ lane, at }) => (at === null ? [] : [[lane, at]])));
    },
    load: (now: number): Work<LaneLoad[]> => load.all({ now }),
    rows: ({ aside, limit }: Parameters<DueStore['dueRows']>[0]): Work<DueRow[]> =>
      (aside ? setAside : all).all({ limit }),
  };
}
