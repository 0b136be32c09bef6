import { and, asc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { MatchRow, NightRow } from './port.js';
import { shown } from './schema.js';
import type { Hindrance, ShownKind, ShownNote, ShownRow, ShownStore } from './shown-port.js';
import { slot, slots } from './slots.js';

/** What is over is tried for so long, in milliseconds. */
const TRIED = 24 * 60 * 60 * 1000;

type Subject = Pick<ShownRow, 'kind' | 'subject' | 'guild' | 'changedAt' | 'until'>;

const LEAST = { wanted: 1, shown: 0, ready: 0, leased: 0, attempts: 0, obstacle: null, told: null } as const;

/** What is to be shown, and how far it is. */
export function shownQueries(db: BetterSQLite3Database) {
  const row = slots(shown);
  const here = and(eq(shown.kind, slot('kind')), eq(shown.subject, slot('subject')));
  const behind = sql`wanted > shown`;
  const { leased: _, ...columns } = getTableColumns(shown);
  const one = db.select(columns).from(shown).where(here).prepare();
  // A change is tried at once, whatever kept the one before; an attempt under way is finished first.
  const mark = db
    .insert(shown)
    .values({ ...row })
    .onConflictDoUpdate({
      target: [shown.kind, shown.subject],
      set: { wanted: sql`wanted + 1`, changedAt: row.changedAt, ready: 0, until: row.until },
    })
    .prepare();
  const setNotes = db.update(shown).set({ notes: row.notes }).where(here).prepare();
  const claimable = db
    .select(columns)
    .from(shown)
    .where(and(behind, lte(shown.ready, slot('now')), lte(shown.leased, slot('now'))))
    .orderBy(sql`until is not null`, asc(shown.ready), sql`rowid`)
    .limit(slot('limit'))
    .prepare();
  const lease = db.update(shown).set({ leased: row.leased, attempts: sql`attempts + 1` }).where(here).prepare();
  const done = db
    .update(shown)
    .set({ shown: row.shown, leased: 0, attempts: 0, obstacle: null, told: null })
    .where(here)
    .prepare();
  const forget = db.delete(shown).where(and(here, sql`until is not null and wanted <= shown`)).prepare();
  // What has changed meanwhile is tried at once.
  const hinder = db
    .update(shown)
    .set({
      leased: 0,
      obstacle: row.obstacle,
      told: row.told,
      ready: sql`case when wanted > ${row.wanted} then 0 else ${row.ready} end`,
    })
    .where(here)
    .prepare();
  const next = db.select({ at: sql<number | null>`min(max(ready, leased))` }).from(shown).where(behind).prepare();

  const find = (kind: ShownKind, subject: string): ShownRow | null => one.get({ kind, subject }) ?? null;
  const marked = (subject: Subject): void => void mark.run({ ...LEAST, notes: [], ...subject });

  return {
    find,
    /** A match has changed. In the transaction of the change. */
    match({ id, guild, status, updatedAt }: Pick<MatchRow, 'id' | 'guild' | 'status' | 'updatedAt'>): void {
      const until = status === 'over' || status === 'withdrawn' ? updatedAt + TRIED : null;
      marked({ kind: 'match', subject: id, guild, changedAt: updatedAt, until });
    },
    /** The same of a night. */
    night({ id, guild, status }: Pick<NightRow, 'id' | 'guild' | 'status'>, now: number): void {
      marked({ kind: 'night', subject: id, guild, changedAt: 0, until: status === 'over' ? now + TRIED : null });
    },
    note(kind: ShownKind, subject: string, note: ShownNote['note']): void {
      const { wanted, notes } = find(kind, subject) as ShownRow;
      setNotes.run({ kind, subject, notes: [...notes, { n: wanted, note }] });
    },
    noteTold(kind: ShownKind, subject: string, n: number): void {
      const { notes } = find(kind, subject) ?? { notes: [] };
      setNotes.run({ kind, subject, notes: notes.filter(note => note.n !== n) });
    },
    claim(now: number, leaseMs: number, limit: number): ShownRow[] {
      const rows = claimable.all({ now, limit: Math.max(0, limit) });
      for (const { kind, subject } of rows) lease.run({ kind, subject, leased: now + leaseMs });
      return rows.map(found => ({ ...found, attempts: found.attempts + 1 }));
    },
    showed(kind: ShownKind, subject: string, wanted: number): void {
      done.run({ kind, subject, shown: wanted });
      forget.run({ kind, subject });
    },
    hinder: (kind: ShownKind, subject: string, why: Hindrance): void => void hinder.run({ kind, subject, ...why }),
    wake(which: Parameters<ShownStore['wakeShown']>[0]): void {
      const wanted: SQL[] = [behind];
      if (which?.obstacles !== undefined) wanted.push(inArray(shown.obstacle, [...which.obstacles]));
      if (which?.guild !== undefined) wanted.push(eq(shown.guild, which.guild));
      db.update(shown)
        .set({ ready: 0, ...(which === undefined && { leased: 0 }) })
        .where(and(...wanted, which === undefined ? undefined : gt(shown.ready, 0)))
        .run();
    },
    next: (): number | null => next.get()?.at ?? null,
  };
}
