import { and, asc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { LeaseRow } from './leases-port.js';
import { leases } from './schema.js';
import { slot, slots } from './slots.js';

/** What ran out so long ago tells nobody anything, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000;

/** Who has what. */
export function leaseQueries(db: BetterSQLite3Database) {
  const row = slots(leases);
  const claim = db
    .insert(leases)
    .values({ ...row })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder: row.holder, until: row.until },
      setWhere: or(eq(leases.holder, slot('holder')), lte(leases.until, slot('now'))) as SQL,
    })
    .prepare();
  const one = db
    .select()
    .from(leases)
    .where(eq(leases.name, slot('name')))
    .prepare();
  const renew = db
    .update(leases)
    .set({ until: row.until })
    .where(eq(leases.holder, slot('holder')))
    .returning({ name: leases.name })
    .prepare();
  const release = db
    .delete(leases)
    .where(and(eq(leases.holder, slot('holder')), or(sql`${slot('name')} is null`, eq(leases.name, slot('name')))))
    .prepare();
  const live = db
    .select()
    .from(leases)
    .where(gt(leases.until, slot('now')))
    .orderBy(asc(leases.name))
    .prepare();
  const forget = db
    .delete(leases)
    .where(lte(leases.until, slot('before')))
    .prepare();

  return {
    claim(lease: LeaseRow, now: number): LeaseRow {
      claim.run({ ...lease, now });
      return one.get({ name: lease.name }) as LeaseRow;
    },
    renew: (holder: string, until: number): string[] => renew.all({ holder, until }).map(({ name }) => name),
    release: (holder: string, name?: string): void => void release.run({ holder, name: name ?? null }),
    live(now: number): LeaseRow[] {
      forget.run({ before: now - KEPT });
      return live.all({ now });
    },
  };
}
