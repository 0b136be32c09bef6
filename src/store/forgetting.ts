import { and, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Json } from '../kernel/index.js';
import { corrections, deckDrafts, decks, matches, nightEvents, players, results, seats } from './schema.js';

/** What stands in the place of a name that is forgotten. */
const NOBODY = 'Former player';

/** The same with another id for a person wherever it stands, and without the name and the act beside it. */
function unnamed(json: Json, person: string, alias: string): Json {
  if (json === person) return alias;
  if (Array.isArray(json)) return json.map(one => unnamed(one, person, alias));
  if (typeof json !== 'object' || json === null) return json;
  const bag = json as Readonly<Record<string, Json>>;
  const theirs = bag.player === person;
  return Object.fromEntries(
    Object.entries(bag).map(([key, value]) => {
      if (theirs && key === 'name') return [key, NOBODY];
      // Records of older builds have what they did to come.
      if (theirs && key === 'act') return [key, ''];
      return [key, unnamed(value, person, alias)];
    }),
  );
}

/**
 * A practice bot that stands in for somebody is called after them, and its seat keeps their words: a match in play
 * needs them, as its cards were dealt with them.
 */
function standIns(db: BetterSQLite3Database, person: string): void {
  const theirs = sql`exists (select 1 from json_each(${matches.terms}, '$.away') as away
    where away.key = cast(${seats.seat} as text) and away.value = ${person})`;
  const rows = db
    .select({ match: seats.match, seat: seats.seat, name: seats.name, status: matches.status })
    .from(seats)
    .innerJoin(matches, eq(matches.id, seats.match))
    .where(theirs)
    .all();
  for (const { match, seat, name, status } of rows)
    db.update(seats)
      .set({
        name: name.replace(/ \(.*\)$/s, ` (${NOBODY})`),
        ...(status !== 'playing' && status !== 'halted' && { sitting: '', luck: null }),
      })
      .where(and(eq(seats.match, match), eq(seats.seat, seat)))
      .run();
}

/** What is kept of one person, and its end. */
export function forgettingQueries(db: BetterSQLite3Database) {
  return {
    deckDrafts: (person: string): Record<string, Json> =>
      Object.fromEntries(
        db
          .select()
          .from(deckDrafts)
          .where(eq(deckDrafts.person, person))
          .all()
          .map(({ about, draft }) => [about, draft]),
      ),
    forget(person: string, alias: string): void {
      // What they brought to the shuffle is theirs: with it goes the possibility to shuffle that match again.
      db.update(seats)
        .set({ player: alias, name: NOBODY, sitting: '', luck: null })
        .where(eq(seats.player, person))
        .run();
      db.update(results).set({ player: alias }).where(eq(results.player, person)).run();
      db.update(matches).set({ host: alias }).where(eq(matches.host, person)).run();
      standIns(db, person);
      // Who was invited and who has won how often: an id stands there between quotation marks, and nowhere else.
      const [before, after] = [JSON.stringify(person), JSON.stringify(alias)];
      db.run(sql`update ${matches} set terms = replace(terms, ${before}, ${after}) where instr(terms, ${before}) > 0`);
      // The same in the record of nights; their name stands there beside their id.
      const signs = db.select().from(nightEvents).where(sql`instr(event, ${before}) > 0`).all();
      for (const { night, n, event } of signs)
        db.update(nightEvents)
          .set({ event: unnamed(event, person, alias) })
          .where(and(eq(nightEvents.night, night), eq(nightEvents.n, n)))
          .run();
      db.update(nightEvents).set({ by: alias }).where(eq(nightEvents.by, person)).run();
      db.update(corrections).set({ by: alias }).where(eq(corrections.by, person)).run();
      db.delete(decks).where(eq(decks.owner, person)).run();
      db.delete(deckDrafts).where(eq(deckDrafts.person, person)).run();
      db.delete(players).where(eq(players.id, person)).run();
    },
  };
}
