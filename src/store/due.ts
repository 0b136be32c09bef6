import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { DueRow, NewDue } from './port.js';
import { due } from './schema.js';
import { slot, slots } from './slots.js';

/** What is to be done at a time. */
export function dueQueries(db: BetterSQLite3Database) {
  const { id: _, ...columns } = slots(due);
  const forget = db
    .delete(due)
    .where(and(eq(due.kind, slot('kind')), eq(due.subject, slot('subject'))))
    .prepare();
  const insert = db.insert(due).values(columns).prepare();
  const ready = db
    .select({ id: due.id, kind: due.kind, subject: due.subject, at: due.at, payload: due.payload })
    .from(due)
    .where(lte(due.ready, slot('now')))
    .orderBy(asc(due.at), asc(due.id))
    .limit(slot('limit'))
    .prepare();
  const lease = db
    .update(due)
    .set({ ready: columns.ready })
    .where(eq(due.id, slot('id')))
    .prepare();
  const finish = db
    .delete(due)
    .where(eq(due.id, slot('id')))
    .prepare();
  const next = db
    .select({ at: min(due.ready) })
    .from(due)
    .prepare();

  return {
    /** A new row rather than a changed one: whoever still works on the old one finishes only that. */
    schedule({ kind, subject, at, payload = null }: NewDue): void {
      forget.run({ kind, subject });
      insert.run({ kind, subject, at, payload, ready: at });
    },
    claim(now: number, leaseMs: number, limit: number): DueRow[] {
      const rows = ready.all({ now, limit: Math.max(0, limit) });
      for (const { id } of rows) lease.run({ id, ready: now + leaseMs });
      return rows;
    },
    finish: (id: number): void => void finish.run({ id }),
    next: (): number | null => next.get()?.at ?? null,
  };
}
