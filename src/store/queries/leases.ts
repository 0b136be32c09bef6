import { and, asc, gt, lte, or, type SQL } from 'drizzle-orm';
import type { LeaseRow } from '../leases-port.js';
import type { Base, Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** What ran out so long ago tells nobody anything, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000;

/** Who has what. */
export function leaseQueries({ db, prepare, tables: { leases } }: Base) {
  const row = slots(leases);
  const isTheirs = is(leases, 'holder');
  const claim = prepare(
    db
      .insert(leases)
      .values({ ...row })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder: row.holder, until: row.until },
        setWhere: or(isTheirs, lte(leases.until, slot('now'))) as SQL,
      }),
  );
  const one = prepare(db.select().from(leases).where(is(leases, 'name')));
  const renew = prepare(db.update(leases).set({ until: row.until }).where(isTheirs).returning({ name: leases.name }));
  const release = prepare(db.delete(leases).where(and(isTheirs, is(leases, 'name'))));
  const releaseAll = prepare(db.delete(leases).where(isTheirs));
  const live = prepare(
    db
      .select()
      .from(leases)
      .where(gt(leases.until, slot('now')))
      .orderBy(asc(leases.name)),
  );
  const forget = prepare(db.delete(leases).where(lte(leases.until, slot('before'))));

  return {
    *claim(lease: LeaseRow, now: number): Work<LeaseRow> {
      yield* claim.run({ ...lease, now });
      return (yield* one.get({ name: lease.name })) as LeaseRow;
    },
    *renew(holder: string, until: number): Work<string[]> {
      return (yield* renew.all({ holder, until })).map(({ name }) => name);
    },
    *release(holder: string, name?: string): Work<void> {
      yield* name === undefined ? releaseAll.run({ holder }) : release.run({ holder, name });
    },
    *live(now: number): Work<LeaseRow[]> {
      yield* forget.run({ before: now - KEPT });
      return yield* live.all({ now });
    },
  };
}
