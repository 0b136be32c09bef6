import { and, asc, desc, eq, gt, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Correction, Counted, CountStore, Ending, Leader, Uncounted } from '../counts-port.js';
import { Conflict, type MatchRow } from '../port.js';
import type { Base, Work } from '../work.js';
import type { archiveQueries } from './archives.js';
import { changeQueries } from './changes.js';
import { is, slot, slots } from './slots.js';
import { sumQueries } from './sums.js';

type Standing = Pick<Uncounted, 'upTo' | 'revision' | 'again'>;

/** Sums over matches that are over, and what they are made from. */
export function countQueries(
  base: Base,
  match: (id: string) => Work<MatchRow | null>,
  archives: ReturnType<typeof archiveQueries>,
) {
  const { db, prepare, dialect, alone } = base;
  const { corrections, counted, decisions, endings, players, ratings, results, tallies } = base.tables;
  const sums = sumQueries(base);
  const changes = changeQueries(base);
  const addEnding = prepare(
    db
      .insert(endings)
      .values({ match: slots(endings).match })
      .onConflictDoNothing(),
  );
  const stands = prepare(db.select().from(counted));
  const next = prepare(
    db
      .select()
      .from(endings)
      .where(gt(endings.n, slot('n')))
      .orderBy(asc(endings.n))
      .limit(slot('limit')),
  );
  const ending = prepare(db.select({ n: endings.n }).from(endings).where(is(endings, 'match')));
  const result = prepare(
    db.select({ facts: results.facts, at: results.at }).from(results).where(is(results, 'match')).limit(1),
  );
  const firstMove = prepare(
    db.select({ at: decisions.at }).from(decisions).where(is(decisions, 'match')).orderBy(asc(decisions.seq)).limit(1),
  );
  const lastMove = prepare(
    db
      .select({ move: decisions.move })
      .from(decisions)
      .where(is(decisions, 'match'))
      .orderBy(desc(decisions.seq))
      .limit(1),
  );
  const corrected = prepare(
    db.select().from(corrections).where(is(corrections, 'match')).orderBy(desc(corrections.id)),
  );
  const { id: _, ...correction } = slots(corrections);
  const addCorrection = prepare(db.insert(corrections).values(correction));
  const { id: __, ...standing } = slots(counted);
  const stand = prepare(
    db
      .insert(counted)
      .values({ id: 1, ...standing })
      .onConflictDoUpdate({ target: counted.id, set: standing }),
  );

  // Only somebody whom Discord knows stands in a table: a number, and nobody who does not want to.
  const listed = (player: SQL) =>
    and(
      sql`${player} not like '%:%'`,
      notExists(
        db
          .select({ one: sql`1` })
          .from(players)
          .where(and(eq(players.id, player), eq(dialect.field(players.preferences, 'tables'), 'hidden'))),
      ),
    );
  const ranked = and(is(tallies, 'guild', 'game'), eq(tallies.kind, 'people'), eq(tallies.facet, 'all'));
  const isPerson = sql`${tallies.player} <> ''`;
  const byWins = prepare(
    db
      .select({ tally: tallies, ordinal: ratings.ordinal })
      .from(tallies)
      .leftJoin(
        ratings,
        and(eq(ratings.guild, tallies.guild), eq(ratings.game, tallies.game), eq(ratings.player, tallies.player)),
      )
      .where(and(ranked, isPerson, gte(tallies.games, slot('atLeast')), listed(sql`${tallies.player}`)))
      .orderBy(desc(tallies.wins), asc(tallies.games), asc(tallies.player))
      .limit(slot('limit')),
  );
  const byRating = prepare(
    db
      .select({ tally: tallies, ordinal: sql<number | null>`${ratings.ordinal}` })
      .from(ratings)
      // SQLite takes the tables of a cross join in this order: so the best are read first, and no more than are asked for.
      .crossJoin(tallies)
      .where(
        and(
          is(ratings, 'guild'),
          is(ratings, 'game'),
          gte(ratings.games, slot('atLeast')),
          listed(sql`${ratings.player}`),
          eq(tallies.guild, ratings.guild),
          eq(tallies.game, ratings.game),
          eq(tallies.player, ratings.player),
          eq(tallies.kind, 'people'),
          eq(tallies.facet, 'all'),
          eq(tallies.value, ''),
        ),
      )
      .orderBy(desc(ratings.ordinal), asc(ratings.player))
      .limit(slot('limit')),
  );

  function* now(): Work<Standing> {
    return (yield* stands.get()) ?? { upTo: 0, revision: 0, again: null };
  }

  /** What was read before is out of date from here on. */
  function* revise(change: Partial<Standing> = {}): Work<void> {
    const before = yield* now();
    yield* stand.run({ ...before, revision: before.revision + 1, ...change });
  }

  function* told({ n, match: id }: { n: number; match: string }): Work<Ending[]> {
    const row = yield* match(id);
    const end = yield* result.get({ match: id });
    if (row === null || row.outcome === null || end === undefined) return [];
    const [right] = yield* corrected.all({ match: id });
    const archived = yield* archives.ends(id);
    const last = (yield* lastMove.get({ match: id }))?.move ?? archived?.last;
    const began = (yield* firstMove.get({ match: id }))?.at ?? archived?.began ?? row.createdAt;
    return [
      {
        n,
        match: { ...row, createdAt: began },
        places: right === undefined ? row.outcome.places : right.places,
        facts: end.facts,
        left: last?.type === 'leave' || row.outcome.reason.id === 'end-conceded',
        at: end.at,
      },
    ];
  }

  function* uncount(): Work<void> {
    yield* alone(counted);
    yield* sums.clear();
    yield* changes.drop(0);
    yield* revise({ upTo: 0, again: null });
  }

  return {
    /** In the same transaction in which a match ends. One without a result is not counted. */
    *ended(id: string): Work<void> {
      // One by one, so that none comes into view before one with a smaller number.
      yield* alone(endings);
      yield* addEnding.run({ match: id });
    },
    *uncounted(limit: number): Work<Uncounted> {
      const { upTo: from, revision, again } = yield* now();
      const rows = again === null ? yield* next.all({ n: from, limit }) : [];
      const found: Ending[] = [];
      for (const row of rows) found.push(...(yield* told(row)));
      return { from, upTo: rows.at(-1)?.n ?? from, revision, again, endings: found };
    },
    talliesAt: sums.talliesAt,
    ratingsAt: sums.ratingsAt,
    *count(made: Counted, kept: number): Work<void> {
      yield* alone(counted);
      const before = yield* now();
      if (before.upTo !== made.from || before.revision !== made.revision) throw new Conflict('the count of matches');
      yield* sums.write(made);
      yield* changes.keep(made.changes, kept);
      yield* stand.run({ ...before, upTo: made.upTo });
    },
    *rewind(limit: number): Work<void> {
      yield* alone(counted);
      const { again } = yield* now();
      if (again === null) return;
      const newest = yield* changes.newest(again, limit);
      if (newest === null || !(yield* sums.undo(newest))) return yield* uncount();
      const first = newest.length < limit ? again : Math.max(again, newest.at(-1)?.n ?? again);
      yield* changes.drop(first);
      yield* revise({ upTo: first - 1, again: first === again ? null : again });
    },
    uncount,
    /** What is read from here on, and counted of it, speaks of nobody who has just been forgotten. */
    *forgetting(): Work<void> {
      yield* alone(counted);
      yield* revise();
    },
    tallies: sums.tallies,
    *leaders({ by, ...filter }: Parameters<CountStore['leaders']>[0]): Work<Leader[]> {
      const rows = yield* (by === 'rating' ? byRating : byWins).all(filter);
      return rows.map(({ tally: sums, ordinal }) => ({ ...sums, ordinal }));
    },
    ratingSteps: sums.ratingSteps,
    *correct(right: Correction): Work<void> {
      yield* alone(counted);
      const of = yield* match(right.match);
      const n = (yield* ending.get({ match: right.match }))?.n;
      if (of?.outcome == null || n === undefined) throw new Error(`match ${right.match} is not over`);
      if (right.places !== null && right.places.length !== of.seats.length)
        throw new Error(`match ${right.match} has ${of.seats.length} seats`);
      yield* addCorrection.run({ ...right });
      const { upTo, again } = yield* now();
      yield* revise({ again: n <= upTo ? Math.min(n, again ?? n) : again });
    },
    *corrections(id: string): Work<Correction[]> {
      return (yield* corrected.all({ match: id })).map(({ id: ___, ...row }) => row).reverse();
    },
  };
}
