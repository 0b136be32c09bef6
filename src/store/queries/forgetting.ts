import { and, eq, sql } from 'drizzle-orm';
import type { Json } from '../../kernel/index.js';
import type { Base, Work } from '../work.js';

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

/** What is kept of one person, and its end. */
export function forgettingQueries(base: Base) {
  const { db, prepare, dialect } = base;
  const { corrections, deckDrafts, decks, matches, nightEvents, players, results, seats } = base.tables;

  /**
   * A practice bot that stands in for somebody is called after them, and its seat keeps their words: a match in play
   * needs them, as its cards were dealt with them.
   */
  function* standIns(person: string): Work<void> {
    const theirs = sql`exists (select 1 from ${dialect.fieldsOf(matches.terms, 'away')} as away
      where away.key = cast(${seats.seat} as text) and away.value = ${person})`;
    const rows = yield* prepare(
      db
        .select({ match: seats.match, seat: seats.seat, name: seats.name, status: matches.status })
        .from(seats)
        .innerJoin(matches, eq(matches.id, seats.match))
        .where(theirs),
    ).all();
    for (const { match, seat, name, status } of rows) {
      const isPlayed = status === 'playing' || status === 'halted';
      const changed = {
        name: name.replace(/ \(.*\)$/s, ` (${NOBODY})`),
        ...(!isPlayed && { sitting: '', luck: null }),
      };
      const there = and(eq(seats.match, match), eq(seats.seat, seat));
      yield* prepare(db.update(seats).set(changed).where(there)).run();
    }
  }

  /** Who was invited and who has won how often: an id stands there between quotation marks, and nowhere else. */
  function* inTerms(person: string, alias: string): Work<void> {
    const renamed = sql`replace(${matches.terms}, ${JSON.stringify(person)}, ${JSON.stringify(alias)})`;
    const change = db.update(matches).set({ terms: renamed }).where(sql`${renamed} <> ${matches.terms}`);
    yield* prepare(change).run();
  }

  /** The same in the record of nights; their name stands there beside their id. */
  function* inNights(person: string, alias: string): Work<void> {
    const mentions = sql`replace(${nightEvents.event}, ${JSON.stringify(person)}, '') <> ${nightEvents.event}`;
    const signs = yield* prepare(db.select().from(nightEvents).where(mentions)).all();
    for (const { night, n, event } of signs) {
      const there = and(eq(nightEvents.night, night), eq(nightEvents.n, n));
      const changed = { event: unnamed(event, person, alias) };
      yield* prepare(db.update(nightEvents).set(changed).where(there)).run();
    }
    yield* prepare(db.update(nightEvents).set({ by: alias }).where(eq(nightEvents.by, person))).run();
  }

  return {
    *deckDrafts(person: string): Work<Record<string, Json>> {
      const rows = yield* prepare(db.select().from(deckDrafts).where(eq(deckDrafts.person, person))).all();
      return Object.fromEntries(rows.map(({ about, draft }) => [about, draft]));
    },
    *forget(person: string, alias: string): Work<void> {
      // What they brought to the shuffle is theirs: with it goes the possibility to shuffle that match again.
      const nobody = { player: alias, name: NOBODY, sitting: '', luck: null };
      yield* prepare(db.update(seats).set(nobody).where(eq(seats.player, person))).run();
      yield* prepare(db.update(results).set({ player: alias }).where(eq(results.player, person))).run();
      yield* prepare(db.update(matches).set({ host: alias }).where(eq(matches.host, person))).run();
      yield* standIns(person);
      yield* inTerms(person, alias);
      yield* inNights(person, alias);
      yield* prepare(db.update(corrections).set({ by: alias }).where(eq(corrections.by, person))).run();
      yield* prepare(db.delete(decks).where(eq(decks.owner, person))).run();
      yield* prepare(db.delete(deckDrafts).where(eq(deckDrafts.person, person))).run();
      yield* prepare(db.delete(players).where(eq(players.id, person))).run();
    },
  };
}
