import { and, asc, desc, eq, getTableColumns, gt, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { archiveQueries } from './archives.js';
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
} from './counts-port.js';
import { Conflict, type MatchRow } from './port.js';
import { corrections, counted, decisions, endings, players, ratingSteps, ratings, results, tallies } from './schema.js';
import { slot, slots } from './slots.js';

/** Sums over matches that are over, and what they are made from. */
export function countQueries(
  db: BetterSQLite3Database,
  match: (id: string) => MatchRow | null,
  archives: ReturnType<typeof archiveQueries>,
) {
  const tally = slots(tallies);
  const rating = slots(ratings);
  const is = (table: SQLiteTable, ...names: readonly string[]): SQL | undefined =>
    and(...names.map(name => eq(getTableColumns(table)[name] as SQLiteColumn, slot(name))));
  const addEnding = db
    .insert(endings)
    .values({ match: slots(endings).match })
    .onConflictDoNothing()
    .prepare();
  const upTo = db.select({ n: counted.upTo }).from(counted).prepare();
  const next = db
    .select()
    .from(endings)
    .where(gt(endings.n, slot('n')))
    .orderBy(asc(endings.n))
    .limit(slot('limit'))
    .prepare();
  const ending = db.select({ n: endings.n }).from(endings).where(is(endings, 'match')).prepare();
  const result = db
    .select({ facts: results.facts, at: results.at })
    .from(results)
    .where(is(results, 'match'))
    .limit(1)
    .prepare();
  const firstMove = db
    .select({ at: decisions.at })
    .from(decisions)
    .where(is(decisions, 'match'))
    .orderBy(asc(decisions.seq))
    .limit(1)
    .prepare();
  const lastMove = db
    .select({ move: decisions.move })
    .from(decisions)
    .where(is(decisions, 'match'))
    .orderBy(desc(decisions.seq))
    .limit(1)
    .prepare();
  const corrected = db
    .select()
    .from(corrections)
    .where(is(corrections, 'match'))
    .orderBy(desc(corrections.id))
    .prepare();
  const { id: _, ...correction } = slots(corrections);
  const addCorrection = db.insert(corrections).values(correction).prepare();
  const writeUpTo = db
    .insert(counted)
    .values(slots(counted))
    .onConflictDoUpdate({ target: counted.id, set: { upTo: slots(counted).upTo } })
    .prepare();
  const tallyAt = db
    .select()
    .from(tallies)
    .where(is(tallies, 'guild', 'game', 'player', 'kind', 'facet', 'value'))
    .prepare();
  const writeTally = db
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
    })
    .prepare();
  const ratingAt = db
    .select()
    .from(ratings)
    .where(is(ratings, 'guild', 'game', 'player'))
    .prepare();
  const writeRating = db
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.guild, ratings.game, ratings.player],
      set: { mu: rating.mu, sigma: rating.sigma, ordinal: rating.ordinal, games: rating.games },
    })
    .prepare();
  const addStep = db.insert(ratingSteps).values(slots(ratingSteps)).onConflictDoNothing().prepare();
  const steps = db
    .select()
    .from(ratingSteps)
    .where(is(ratingSteps, 'guild', 'game', 'player'))
    .orderBy(desc(ratingSteps.n))
    .limit(slot('limit'))
    .prepare();
  const dropTallies = db.delete(tallies).prepare();
  const dropRatings = db.delete(ratings).prepare();
  const dropSteps = db.delete(ratingSteps).prepare();

  // Only somebody whom Discord knows stands in a table: a number, and nobody who does not want to.
  const listed = (player: SQL) =>
    and(
      sql`${player} not like '%:%'`,
      notExists(
        db
          .select({ one: sql`1` })
          .from(players)
          .where(and(eq(players.id, player), sql`json_extract(${players.preferences}, '$.tables') = 'hidden'`)),
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
  const byWins = db
    .select({ tally: tallies, ordinal: ordinalOf })
    .from(tallies)
    .where(and(ranked, isPerson, gte(tallies.games, slot('atLeast')), listed(sql`${tallies.player}`)))
    .orderBy(desc(tallies.wins), asc(tallies.games), asc(tallies.player))
    .limit(slot('limit'))
    .prepare();
  const byRating = db
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
    .limit(slot('limit'))
    .prepare();

  const cursor = (): number => upTo.get()?.n ?? 0;

  function told({ n, match: id }: { n: number; match: string }): Ending[] {
    const row = match(id);
    const end = result.get({ match: id });
    if (row === null || row.outcome === null || end === undefined) return [];
    const [right] = corrected.all({ match: id });
    const archived = archives.ends(id);
    const last = lastMove.get({ match: id })?.move ?? archived?.last;
    const began = firstMove.get({ match: id })?.at ?? archived?.began ?? row.createdAt;
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

  const uncount = (): void => {
    for (const drop of [dropTallies, dropRatings, dropSteps]) drop.run();
    writeUpTo.run({ id: 1, upTo: 0 });
  };

  return {
    /** In the same transaction in which a match ends. */
    ended: (id: string): void => void addEnding.run({ match: id }),
    uncounted(limit: number): Awaited<ReturnType<CountStore['uncounted']>> {
      const from = cursor();
      const rows = next.all({ n: from, limit });
      return { from, upTo: rows.at(-1)?.n ?? from, endings: rows.flatMap(told) };
    },
    talliesAt: (keys: readonly TallyKey[]): Tally[] => keys.flatMap(key => tallyAt.get({ ...key }) ?? []),
    ratingsAt: (keys: readonly RatingKey[]): Rating[] => keys.flatMap(key => ratingAt.get({ ...key }) ?? []),
    count(sums: Counted): void {
      if (cursor() !== sums.from) throw new Conflict('the count of matches');
      for (const row of sums.tallies) writeTally.run({ ...row });
      for (const row of sums.ratings) writeRating.run({ ...row });
      for (const row of sums.steps) addStep.run({ ...row });
      writeUpTo.run({ id: 1, upTo: sums.upTo });
    },
    uncount,
    tallies(filter: Parameters<CountStore['tallies']>[0]): Tally[] {
      const names = ['guild', 'game', 'player', 'kind', 'facet', 'value'] as const;
      const wanted = names.flatMap(name => (filter[name] === undefined ? [] : [eq(tallies[name], filter[name])]));
      return db
        .select()
        .from(tallies)
        .where(and(...wanted))
        .orderBy(desc(tallies.games), asc(tallies.game), asc(tallies.facet), asc(tallies.value), asc(tallies.player))
        .all();
    },
    leaders({ by, ...filter }: Parameters<CountStore['leaders']>[0]): Leader[] {
      const rows = (by === 'rating' ? byRating : byWins).all(filter);
      return rows.map(({ tally: sums, ordinal }) => ({ ...sums, ordinal }));
    },
    ratingSteps: (key: RatingKey, limit: number): RatingStep[] => steps.all({ ...key, limit }).reverse(),
    correct(right: Correction): void {
      const of = match(right.match);
      const n = ending.get({ match: right.match })?.n;
      if (of?.outcome == null || n === undefined) throw new Error(`match ${right.match} is not over`);
      if (right.places !== null && right.places.length !== of.seats.length)
        throw new Error(`match ${right.match} has ${of.seats.length} seats`);
      addCorrection.run({ ...right });
      if (n <= cursor()) uncount();
    },
    corrections: (id: string): Correction[] =>
      corrected
        .all({ match: id })
        .map(({ id: __, ...row }) => row)
        .reverse(),
  };
}
