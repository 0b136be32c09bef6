import { and, asc, desc } from 'drizzle-orm';
import type { LeagueStore, NightEventRow, NightHead, NightPostRow, NightRow } from '../leagues-port.js';
import { Conflict } from '../port.js';
import { ALL, type Base, orNull, type Work } from '../work.js';
import { is, matching, slots } from './slots.js';

/** Nights, what happened in them, and where that is shown. */
export function leagueQueries(base: Base) {
  const { db, prepare } = base;
  const { nightEvents, nightPosts, nights } = base.tables;
  const row = slots(nights);
  const one = prepare(db.select().from(nights).where(is(nights, 'id')));
  const insert = prepare(db.insert(nights).values(row).onConflictDoNothing());
  const advance = prepare(
    db
      .update(nights)
      .set({ length: row.length, status: row.status, name: row.name, season: row.season })
      .where(is(nights, 'id')),
  );
  const addEvent = prepare(db.insert(nightEvents).values(slots(nightEvents)));
  const { n, at, by, why, event } = nightEvents;
  const eventsOf = prepare(
    db.select({ n, at, by, why, event }).from(nightEvents).where(is(nightEvents, 'night')).orderBy(asc(nightEvents.n)),
  );
  const post = slots(nightPosts);
  const addPost = prepare(
    db
      .insert(nightPosts)
      .values(post)
      .onConflictDoUpdate({
        target: [nightPosts.night, nightPosts.what],
        set: { channel: post.channel, message: post.message, looks: post.looks },
      }),
  );
  const postsOf = prepare(db.select().from(nightPosts).where(is(nightPosts, 'night')).orderBy(asc(nightPosts.what)));
  const postBy = prepare(db.select().from(nightPosts).where(is(nightPosts, 'message')).limit(1));

  function* addAll(id: string, expected: number, events: readonly NightEventRow[]): Work<void> {
    for (const [index, event] of events.entries()) {
      if (event.n !== expected + index + 1)
        throw new Error(`event ${event.n} does not follow event ${expected + index} of night ${id}`);
      yield* addEvent.run({ night: id, ...event });
    }
  }

  return {
    *create(night: NightRow, events: readonly NightEventRow[]): Work<boolean> {
      if ((yield* insert.run({ ...night, length: events.length })) === 0) return false;
      yield* addAll(night.id, 0, events);
      return true;
    },
    row: (id: string): Work<NightRow | null> => orNull(one.get({ id })),
    *night(id: string): Work<Awaited<ReturnType<LeagueStore['night']>>> {
      const row = yield* one.get({ id });
      return row === undefined ? null : { row, events: yield* eventsOf.all({ night: id }) };
    },
    of({ limit = ALL, ...filter }: Parameters<LeagueStore['nights']>[0]): Work<NightRow[]> {
      const found = db
        .select()
        .from(nights)
        .where(and(...matching(nights, filter)))
        .orderBy(desc(nights.createdAt), desc(nights.id))
        .limit(limit);
      return prepare(found).all();
    },
    *append(id: string, expected: number, events: readonly NightEventRow[], head: NightHead): Work<NightRow> {
      const before = yield* one.get({ id });
      if (before?.length !== expected) throw new Conflict(`night ${id}`);
      yield* addAll(id, expected, events);
      const after = { ...before, ...head, length: expected + events.length };
      yield* advance.run(after);
      return after;
    },
    posts: (night: string): Work<NightPostRow[]> => postsOf.all({ night }),
    postBy: (message: string): Work<NightPostRow | null> => orNull(postBy.get({ message })),
    setPost: (row: NightPostRow): Work<unknown> => addPost.run({ looks: null, ...row }),
  };
}
