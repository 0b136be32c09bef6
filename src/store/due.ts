import { and, asc, eq, isNotNull, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { DueRow, DueStore, Lane, LaneLoad, NewDue } from './due-port.js';
import { due } from './schema.js';
import { slot, slots } from './slots.js';

/** What is to be done at a time. */
export function dueQueries(db: BetterSQLite3Database) {
  const { id: _, failures: _failures, problem: _problem, aside: _aside, ...columns } = slots(due);
  const row = {
    id: due.id,
    kind: due.kind,
    subject: due.subject,
    at: due.at,
    payload: due.payload,
    lane: due.lane,
    owner: due.owner,
    failures: due.failures,
    problem: due.problem,
    aside: due.aside,
  };
  const forget = db
    .delete(due)
    .where(and(eq(due.kind, slot('kind')), eq(due.subject, slot('subject'))))
    .prepare();
  const insert = db.insert(due).values(columns).prepare();
  const taken = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select(row)
      .from(due)
      .where(and(isNull(due.aside), lte(due.ready, slot('now')), where))
      .orderBy(...order, asc(due.at), asc(due.id))
      .limit(slot('limit'))
      .prepare();
  const ready = taken(undefined);
  // Everyone's first row, then everyone's second: one person's eight matches hold nobody else up.
  const turn = sql`row_number() over (partition by ${due.owner} order by ${due.at}, ${due.id})`;
  const readyIn = taken(eq(due.lane, slot('lane')), turn);
  const lease = db
    .update(due)
    .set({ ready: slots(due).ready })
    .where(eq(due.id, slot('id')))
    .prepare();
  const finish = db
    .delete(due)
    .where(eq(due.id, slot('id')))
    .prepare();
  const { problem, aside } = slots(due);
  const fail = db
    .update(due)
    .set({ failures: sql`${due.failures} + 1`, problem, aside, ready: slots(due).ready })
    .where(eq(due.id, slot('id')))
    .prepare();
  const retried = (where?: SQL) =>
    db
      .update(due)
      .set({ failures: 0, aside: null, ready: slots(due).ready })
      .where(and(isNotNull(due.aside), where))
      .prepare();
  const [retryAll, retryOne] = [retried(), retried(eq(due.id, slot('id')))];
  const next = db
    .select({ at: min(due.ready) })
    .from(due)
    .where(isNull(due.aside))
    .prepare();
  const nextIn = db
    .select({ lane: due.lane, at: min(due.ready) })
    .from(due)
    .where(isNull(due.aside))
    .groupBy(due.lane)
    .prepare();
  const isDue = sql`(${due.aside} is null and ${due.at} <= ${slot('now')})`;
  const load = db
    .select({
      lane: due.lane,
      rows: sql<number>`sum(${isDue})`,
      oldest: sql<number | null>`min(case when ${isDue} then ${due.at} end)`,
      aside: sql<number>`sum(${due.aside} is not null)`,
    })
    .from(due)
    .groupBy(due.lane)
    .orderBy(asc(due.lane))
    .prepare();
  const list = (where?: SQL) =>
    db.select(row).from(due).where(where).orderBy(asc(due.at), asc(due.id)).limit(slot('limit')).prepare();
  const [all, setAside] = [list(), list(isNotNull(due.aside))];

  return {
    /** A new row rather than a changed one: a process that still works on the old one finishes only that. */
    schedule({ kind, subject, at, payload = null, lane = 'clock', owner = null }: NewDue): void {
      forget.run({ kind, subject });
      insert.run({ kind, subject, at, payload, lane, owner, ready: at });
    },
    claim(now: number, leaseMs: number, limit: number, lane?: Lane): DueRow[] {
      const most = Math.max(0, limit);
      const rows = lane === undefined ? ready.all({ now, limit: most }) : readyIn.all({ now, limit: most, lane });
      for (const { id } of rows) lease.run({ id, ready: now + leaseMs });
      return rows;
    },
    finish: (id: number): void => void finish.run({ id }),
    fail(id: number, { problem, now, again }: Parameters<DueStore['failDue']>[1]): void {
      fail.run({ id, problem, ready: again ?? now, aside: again === null ? now : null });
    },
    retry: (now: number, id?: number): number =>
      (id === undefined ? retryAll.run({ ready: now }) : retryOne.run({ id, ready: now })).changes,
    next: (): number | null => next.get()?.at ?? null,
    nextInLanes: (): Partial<Record<Lane, number>> =>
      Object.fromEntries(nextIn.all().flatMap(({ lane, at }) => (at === null ? [] : [[lane, at]]))),
    load: (now: number): LaneLoad[] => load.all({ now }),
    rows: ({ aside, limit }: Parameters<DueStore['dueRows']>[0]): DueRow[] => (aside ? setAside : all).all({ limit }),
  };
}
