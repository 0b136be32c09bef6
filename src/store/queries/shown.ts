import { and, asc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { newsOf } from '../news.js';
import { isOver, type MatchRow, type NightRow } from '../port.js';
import type { Hindrance, ShownKind, ShownNote, ShownRow, ShownStore } from '../shown-port.js';
import { type Base, orNull, type Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** What is over is tried for so long, in milliseconds. */
const TRIED = 24 * 60 * 60 * 1000;

type Subject = Pick<ShownRow, 'kind' | 'subject' | 'guild' | 'changedAt' | 'until'>;

const LEAST = { wanted: 1, shown: 0, ready: 0, attempts: 0, obstacle: null, told: null } as const;

const FREE = { leased: 0, holder: null } as const;

/** What is to be shown, and how far it is. */
export function shownQueries(base: Base) {
  const { db, prepare, dialect } = base;
  const { shown } = base.tables;
  const row = slots(shown);
  const here = is(shown, 'kind', 'subject');
  const theirs = is(shown, 'kind', 'subject', 'holder');
  const behind = sql`${shown.wanted} > ${shown.shown}`;
  const { leased: _, holder: _holder, ...columns } = getTableColumns(shown);
  const one = prepare(db.select(columns).from(shown).where(here));
  // A change is tried at once, whatever kept the one before; an attempt under way is finished first.
  const mark = prepare(
    db
      .insert(shown)
      .values({ ...row })
      .onConflictDoUpdate({
        target: [shown.kind, shown.subject],
        set: { wanted: sql`${shown.wanted} + 1`, changedAt: row.changedAt, ready: 0, until: row.until },
      }),
  );
  const held = prepare(dialect.held(db.select(columns).from(shown).where(here)));
  const setNotes = prepare(db.update(shown).set({ notes: row.notes }).where(here));
  const claimable = prepare(
    dialect.claimed(
      db
        .select(columns)
        .from(shown)
        .where(and(behind, lte(shown.ready, slot('now')), lte(shown.leased, slot('now'))))
        .orderBy(sql`${shown.until} is not null`, asc(shown.ready), asc(shown.changedAt), asc(shown.subject))
        .limit(slot('limit')),
      shown,
    ),
  );
  const lease = prepare(
    db
      .update(shown)
      .set({ leased: row.leased, holder: row.holder, attempts: sql`${shown.attempts} + 1` })
      .where(here),
  );
  const hold = prepare(db.update(shown).set({ leased: row.leased }).where(theirs));
  const done = prepare(
    db
      .update(shown)
      .set({ ...FREE, shown: row.shown, attempts: 0, obstacle: null, told: null })
      .where(theirs),
  );
  const forget = prepare(
    db.delete(shown).where(and(here, sql`${shown.until} is not null and ${shown.wanted} <= ${shown.shown}`)),
  );
  // What has changed meanwhile is tried at once.
  const ready = sql`case when ${shown.wanted} > ${row.wanted} then cast(0 as bigint) else ${row.ready} end`;
  const hinder = prepare(
    db
      .update(shown)
      .set({ ...FREE, obstacle: row.obstacle, told: row.told, ready })
      .where(theirs),
  );
  const rest = prepare(
    db
      .update(shown)
      .set({ ...FREE, attempts: 0, obstacle: null, told: null, ready })
      .where(theirs),
  );
  const hurry = prepare(db.update(shown).set({ ready: 0 }).where(here));
  const later = sql`case when ${shown.ready} > ${shown.leased} then ${shown.ready} else ${shown.leased} end`;
  const next = prepare(
    db
      .select({ at: sql<number | null>`min(${later})`.mapWith(Number) })
      .from(shown)
      .where(behind),
  );

  const find = (kind: ShownKind, subject: string): Work<ShownRow | null> => orNull(one.get({ kind, subject }));
  function* marked(subject: Subject): Work<void> {
    yield* mark.run({ ...LEAST, ...FREE, notes: [], ...subject });
    base.tell(subject.kind === 'match' ? newsOf(subject.subject) : 'shown');
  }

  return {
    find,
    /** A match has changed. In the transaction of the change. */
    match({ id, guild, status, updatedAt }: Pick<MatchRow, 'id' | 'guild' | 'status' | 'updatedAt'>): Work<void> {
      const until = isOver({ status }) ? updatedAt + TRIED : null;
      return marked({ kind: 'match', subject: id, guild, changedAt: updatedAt, until });
    },
    /** The same of a night. */
    night: ({ id, guild, status }: Pick<NightRow, 'id' | 'guild' | 'status'>, now: number): Work<void> =>
      marked({ kind: 'night', subject: id, guild, changedAt: 0, until: status === 'over' ? now + TRIED : null }),
    *note(kind: ShownKind, subject: string, note: ShownNote['note']): Work<void> {
      const { wanted, notes } = (yield* find(kind, subject)) as ShownRow;
      yield* setNotes.run({ kind, subject, notes: [...notes, { n: wanted, note }] });
    },
    *noteTold(kind: ShownKind, subject: string, n: number): Work<void> {
      const { notes } = (yield* held.get({ kind, subject })) ?? { notes: [] };
      yield* setNotes.run({ kind, subject, notes: notes.filter(note => note.n !== n) });
    },
    *claim(holder: string, now: number, leaseMs: number, limit: number): Work<ShownRow[]> {
      const rows = yield* claimable.all({ now, limit: Math.max(0, limit) });
      for (const { kind, subject } of rows) yield* lease.run({ kind, subject, holder, leased: now + leaseMs });
      return rows.map(found => ({ ...found, attempts: found.attempts + 1 }));
    },
    hold: (holder: string, kind: ShownKind, subject: string, until: number): Work<unknown> =>
      hold.run({ holder, kind, subject, leased: until }),
    *showed(holder: string, kind: ShownKind, subject: string, wanted: number): Work<void> {
      const isTheirs = (yield* done.run({ holder, kind, subject, shown: wanted })) > 0;
      if (isTheirs) yield* forget.run({ kind, subject });
    },
    rest: (
      holder: string,
      kind: ShownKind,
      subject: string,
      until: Pick<ShownRow, 'wanted' | 'ready'>,
    ): Work<unknown> => rest.run({ holder, kind, subject, ...until }),
    hinder: (holder: string, kind: ShownKind, subject: string, why: Hindrance): Work<unknown> =>
      hinder.run({ holder, kind, subject, ...why }),
    hurry: (kind: ShownKind, subject: string): Work<unknown> => hurry.run({ kind, subject }),
    *wake(which: Parameters<ShownStore['wakeShown']>[0]): Work<number> {
      const wanted: SQL[] = [behind];
      if (which?.obstacles !== undefined) wanted.push(inArray(shown.obstacle, [...which.obstacles]));
      if (which?.guild !== undefined) wanted.push(eq(shown.guild, which.guild));
      // A process that has the database for itself knows that earlier lease holders are gone.
      const isAll = which === undefined && dialect.isSole;
      const woken = db
        .update(shown)
        .set({ ready: 0, ...(isAll && FREE) })
        .where(and(...wanted, isAll ? undefined : gt(shown.ready, 0)));
      const count = yield* prepare(woken).run();
      // Discord tells of changes all the time, and hardly ever does anything wait for one.
      if (count > 0) base.tell('shown');
      return count;
    },
    *next(): Work<number | null> {
      return (yield* next.get())?.at ?? null;
    },
  };
}
