import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { LeagueStore, NightEventRow, NightPostRow, NightRow } from './leagues-port.js';
import { Conflict } from './port.js';
import { nightEvents, nightPosts, nights } from './schema.js';
import { slot, slots } from './slots.js';

/** Nights, what happened in them, and where that is shown. */
export function leagueQueries(db: BetterSQLite3Database) {
  const row = slots(nights);
  const one = db
    .select()
    .from(nights)
    .where(eq(nights.id, slot('id')))
    .prepare();
  const insert = db.insert(nights).values(row).onConflictDoNothing().prepare();
  const advance = db
    .update(nights)
    .set({ length: row.length, status: row.status })
    .where(eq(nights.id, slot('id')))
    .prepare();
  const addEvent = db.insert(nightEvents).values(slots(nightEvents)).prepare();
  const { n, at, by, why, event } = nightEvents;
  const eventsOf = db
    .select({ n, at, by, why, event })
    .from(nightEvents)
    .where(eq(nightEvents.night, slot('night')))
    .orderBy(asc(nightEvents.n))
    .prepare();
  const post = slots(nightPosts);
  const addPost = db
    .insert(nightPosts)
    .values(post)
    .onConflictDoUpdate({
      target: [nightPosts.night, nightPosts.what],
      set: { channel: post.channel, message: post.message, looks: post.looks },
    })
    .prepare();
  const postsOf = db
    .select()
    .from(nightPosts)
    .where(eq(nightPosts.night, slot('night')))
    .orderBy(asc(nightPosts.what))
    .prepare();
  const postBy = db
    .select()
    .from(nightPosts)
    .where(eq(nightPosts.message, slot('message')))
    .limit(1)
    .prepare();

  const append = (id: string, expected: number, events: readonly NightEventRow[]): void => {
    for (const [index, event] of events.entries()) {
      if (event.n !== expected + index + 1)
        throw new Error(`event ${event.n} does not follow event ${expected + index} of night ${id}`);
      addEvent.run({ night: id, ...event });
    }
  };

  return {
    create(night: NightRow, events: readonly NightEventRow[]): boolean {
      if (insert.run({ ...night, length: events.length }).changes === 0) return false;
      append(night.id, 0, events);
      return true;
    },
    row: (id: string): NightRow | null => one.get({ id }) ?? null,
    night(id: string): Awaited<ReturnType<LeagueStore['night']>> {
      const found = one.get({ id });
      return found === undefined ? null : { row: found, events: eventsOf.all({ night: id }) };
    },
    of({ guild, season, status, limit = -1 }: Parameters<LeagueStore['nights']>[0]): NightRow[] {
      const wanted: SQL[] = [];
      if (guild !== undefined) wanted.push(eq(nights.guild, guild));
      if (season !== undefined) wanted.push(eq(nights.season, season));
      if (status !== undefined) wanted.push(eq(nights.status, status));
      return db
        .select()
        .from(nights)
        .where(and(...wanted))
        .orderBy(desc(nights.createdAt), desc(sql`rowid`))
        .limit(limit)
        .all();
    },
    append(id: string, expected: number, events: readonly NightEventRow[], status: NightRow['status']): NightRow {
      const before = one.get({ id });
      if (before?.length !== expected) throw new Conflict(`night ${id}`);
      append(id, expected, events);
      const after = { ...before, length: expected + events.length, status };
      advance.run(after);
      return after;
    },
    posts: (night: string): NightPostRow[] => postsOf.all({ night }),
    postBy: (message: string): NightPostRow | null => postBy.get({ message }) ?? null,
    setPost: (row: NightPostRow): void => void addPost.run({ looks: null, ...row }),
  };
}
