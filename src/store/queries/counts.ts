import { and, asc, desc, eq, getTableColumns, gt, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type {
  Correction,
  Counted,
  CountStore,
  Ending,
  Leader,
  Rating,
  RatingKey,
  RatingStep,
  Tally,
  TallyKey,
} from '../counts-port.js';
import { Conflict, type MatchRow } from '../port.js';
import type { Base, Work } from '../work.js';
import type { archiveQueries } from './archives.js';
import { slot, slots } from './slots.js';

/** Sums over matches that are over, and what they are made from. */
export function countQueries(
  base: Base,
  match: (id: string) => Work<MatchRow | null>,
  archives: ReturnType<typeof archiveQueries>,
) {
  const { db, prepare, dialect, alone } = base;
  const { corrections, counted, decisions, endings, players, ratingSteps, ratings, results, tallies } = base.tables;
  const tally = slots(tallies);
  const rating = slots(ratings);
  const is = (table: SQLiteTable, ...names: readonly string[]): SQL | undefined =>
    and(...names.map(name => eq(getTableColumns(table)[name] as SQLiteColumn, slot(name))));
  const addEnding = prepare(
    db
      .insert(endings)
      .values({ match: slots(endings).match })
      .onConflictDoNothing(),
  );
  const upTo = prepare(db.select({ n: counted.upTo }).from(counted));
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
  const writeUpTo = prepare(
    db
      .insert(counted)
      .values(slots(counted))
      .onConflictDoUpdate({ target: counted.id, set: { upTo: slots(counted).upTo } }),
  );
  const tallyAt = prepare(
    db
      .select()
      .from(tallies)
      .where(is(tallies, 'guild', 'game', 'player', 'kind', 'facet', 'value')),
  );
  const writeTally = prepare(
    db
      .insert(tallies)
      .values(tally)
      .onConflictDoUpdate({
        target: [tallies.guild, tallies.game, tallies.player, tallies.kind, tallies.facet, tallies.value],
        set: {
          games: tally.games,
          wins: tally.wins,
          draws: tally.draws,
          turns: tally.turns,
          span: tally.span,
          times: tally.times,
          expected: tally.expected,
          streak: tally.streak,
          longest: tally.longest,
        },
      }),
  );
  const ratingAt = prepare(
    db
      .select()
      .from(ratings)
      .where(is(ratings, 'guild', 'game', 'player')),
  );
  const writeRating = prepare(
    db
      .insert(ratings)
      .values(rating)
      .onConflictDoUpdate({
        target: [ratings.guild, ratings.game, ratings.player],
        set: { mu: rating.mu, sigma: rating.sigma, ordinal: rating.ordinal, games: rating.games },
      }),
  );
  const addStep = prepare(db.insert(ratingSteps).values(slots(ratingSteps)).onConflictDoNothing());
  const steps = prepare(
    db
      .select()
      .from(ratingSteps)
      .where(is(ratingSteps, 'guild', 'game', 'player'))
      .orderBy(desc(ratingSteps.n))
      .limit(slot('limit')),
  );
  const dropTallies = prepare(db.delete(tallies));
  const dropRatings = prepare(db.delete(ratings));
  const dropSteps = prepare(db.delete(ratingSteps));

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
  const ordinalOf = sql<number | null>`(
    select ${ratings.ordinal} from ${ratings}
    where ${ratings.guild} = ${tallies.guild} and ${ratings.game} = ${tallies.game} and ${ratings.player} = ${tallies.player}
  )`;
  const ranked = and(
    eq(tallies.guild, slot('guild')),
    eq(tallies.game, slot('game')),
    eq(tallies.kind, 'people'),
    eq(tallies.facet, 'all'),
  );
  const isPerson = sql`${tallies.player} <> ''`;
  const byWins = prepare(
    db
      .select({ tally: tallies, ordinal: ordinalOf })
      .from(tallies)
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
          eq(ratings.guild, slot('guild')),
          eq(ratings.game, slot('game')),
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

  function* cursor(): Work<number> {
    return (yield* upTo.get())?.n ?? 0;
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
    for (const drop of [dropTallies, dropRatings, dropSteps]) yield* drop.run();
    yield* writeUpTo.run({ id: 1, upTo: 0 });
  }

  return {
    /** In the same transaction in which a match ends. */
    *ended(id: string): Work<void> {
      // One by one, so that none comes into view before one with a smaller number.
      yield* alone(endings);
      yield* addEnding.run({ match: id });
    },
    *uncounted(limit: number): Work<Awaited<ReturnType<CountStore['uncounted']>>> {
      const from = yield* cursor();
      const rows = yield* next.all({ n: from, limit });
      const found: Ending[] = [];
      for (const row of rows) found.push(...(yield* told(row)));
      return { from, upTo: rows.at(-1)?.n ?? from, endings: found };
    },
    *talliesAt(keys: readonly TallyKey[]): Work<Tally[]> {
      const found: Tally[] = [];
      for (const key of keys) found.push(...list(yield* tallyAt.get({ ...key })));
      return found;
    },
    *ratingsAt(keys: readonly RatingKey[]): Work<Rating[]> {
      const found: Rating[] = [];
      for (const key of keys) found.push(...list(yield* ratingAt.get({ ...key })));
      return found;
    },
    *count(sums: Counted): Work<void> {
      yield* alone(counted);
      if ((yield* cursor()) !== sums.from) throw new Conflict('the count of matches');
      for (const row of sums.tallies) yield* writeTally.run({ ...row });
      for (const row of sums.ratings) yield* writeRating.run({ ...row });
      for (const row of sums.steps) yield* addStep.run({ ...row });
      yield* writeUpTo.run({ id: 1, upTo: sums.upTo });
    },
    uncount,
    tallies(filter: Parameters<CountStore['tallies']>[0]): Work<Tally[]> {
      const names = ['guild', 'game', 'player', 'kind', 'facet', 'value'] as const;
      const wanted = names.flatMap(name => (filter[name] === undefined ? [] : [eq(tallies[name], filter[name])]));
      const found = db
        .select()
        .from(tallies)
        .where(and(...wanted))
        .orderBy(desc(tallies.games), asc(tallies.game), asc(tallies.facet), asc(tallies.value), asc(tallies.player));
      return prepare(found).all();
    },
    *leaders({ by, ...filter }: Parameters<CountStore['leaders']>[0]): Work<Leader[]> {
      const rows = yield* (by === 'rating' ? byRating : byWins).all(filter);
      return rows.map(({ tally: sums, ordinal }) => ({ ...sums, ordinal }));
    },
    *ratingSteps(key: RatingKey, limit: number): Work<RatingStep[]> {
      return (yield* steps.all({ ...key, limit })).reverse();
    },
    *correct(right: Correction): Work<void> {
      yield* alone(counted);
      const of = yield* match(right.match);
      const n = (yield* ending.get({ match: right.match }))?.n;
      if (of?.outcome == null || n === undefined) throw new Error(`match ${right.match} is not over`);
      if (right.places !== null && right.places.length !== of.seats.length)
        throw new Error(`match ${right.match} has ${of.seats.length} seats`);
      yield* addCorrection.run({ ...right });
      if (n <= (yield* cursor())) yield* uncount();
    },
    *corrections(id: string): Work<Correction[]> {
      return (yield* corrected.all({ match: id })).map(({ id: __, ...row }) => row).reverse();
    },
  };
}

const list = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one]);
