import { and, asc, eq, getTableColumns, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Json } from '../../kernel/index.js';
import { type Deeds, type MatchRow, type MatchStatus, OPEN } from '../port.js';
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

/** Matches looked through at a time: others wait for no more than these. */
const PAGE = 250;

/** Where a match may speak of somebody who doesn't sit there. */
type Mention = Pick<MatchRow, 'id' | 'host' | 'status' | 'terms'>;

/** What is kept of one person, and its end. */
export function forgettingQueries(base: Base) {
  const { db, prepare, dialect } = base;
  const {
    corrections,
    deckDrafts,
    decks,
    due,
    guildSets,
    matches,
    nightEvents,
    players,
    ratings,
    ratingSteps,
    results,
    seats,
    sets,
    tallies,
  } = base.tables;
  /** Their cards were dealt with the words of those who sat there: these stay for as long as anybody plays on. */
  const played: MatchStatus[] = ['playing', 'halted'];
  const mentions = () =>
    db.select({ id: matches.id, host: matches.host, status: matches.status, terms: matches.terms }).from(matches);

  /** A practice bot that stands in for somebody is called after them, and its seat keeps their words. */
  function* standIns({ id, status, terms }: Mention, person: string): Work<void> {
    const { away = {} } = terms as { readonly away?: Readonly<Record<string, string>> };
    for (const seat of Object.keys(away).filter(at => away[at] === person)) {
      const there = and(eq(seats.match, id), eq(seats.seat, Number(seat)));
      const found = yield* prepare(db.select({ name: seats.name }).from(seats).where(there)).get();
      const changed = {
        name: found?.name.replace(/ \(.*\)$/s, ` (${NOBODY})`),
        ...(!played.includes(status) && { sitting: '', luck: null }),
      };
      yield* prepare(db.update(seats).set(changed).where(there)).run();
    }
  }

  /** Who was host, who was invited and who has won how often: an id stands there between quotation marks, and nowhere else. */
  function* inMatches(found: readonly Mention[], person: string, alias: string): Work<void> {
    const [known, unknown] = [JSON.stringify(person), JSON.stringify(alias)];
    for (const match of found) {
      if (match.host !== person && !JSON.stringify(match.terms).includes(known)) continue;
      yield* standIns(match, person);
      // Another process may have changed the terms since they were read: what stands there by now is changed.
      const terms = sql`replace(${matches.terms}, ${known}, ${unknown})`;
      const changed = { terms, ...(match.host === person && { host: alias }) };
      yield* prepare(db.update(matches).set(changed).where(eq(matches.id, match.id))).run();
    }
  }

  /** Sums follow from results: under another id they are what they would be if all were counted again. */
  function* inSums(person: string, alias: string): Work<void> {
    const against = eq(tallies.facet, 'against');
    const met = db
      .select({ player: tallies.value })
      .from(tallies)
      .where(and(eq(tallies.player, person), against));
    const ofThem = and(inArray(tallies.player, met), against, eq(tallies.value, person));
    yield* prepare(db.update(tallies).set({ value: alias }).where(ofThem)).run();
    for (const sums of [tallies, ratings, ratingSteps])
      yield* prepare(db.update(sums).set({ player: alias }).where(eq(sums.player, person))).run();
  }

  return {
    *deckDrafts(person: string): Work<Record<string, Json>> {
      const rows = yield* prepare(db.select().from(deckDrafts).where(eq(deckDrafts.person, person))).all();
      return Object.fromEntries(rows.map(({ about, draft }) => [about, draft]));
    },
    *deeds(person: string): Work<Deeds> {
      const { guild, game, at } = guildSets;
      const loaded = db
        .select({ guild, game, name: dialect.field(sets.set, 'name').mapWith(String), at })
        .from(guildSets)
        .innerJoin(sets, eq(sets.hash, guildSets.hash))
        .where(eq(guildSets.by, person))
        .orderBy(asc(guild), asc(game), asc(guildSets.named));
      const { id: _, ...row } = getTableColumns(corrections);
      const corrected = db.select(row).from(corrections).where(eq(corrections.by, person)).orderBy(asc(corrections.id));
      return { sets: yield* prepare(loaded).all(), corrections: yield* prepare(corrected).all() };
    },
    *forgetAmong(person: string, alias: string, after: string): Work<string | null> {
      const page = mentions().where(gt(matches.id, after)).orderBy(asc(matches.id)).limit(PAGE);
      const found = yield* prepare(page).all();
      yield* inMatches(found, person, alias);
      return found.length < PAGE ? null : (found.at(-1)?.id ?? null);
    },
    *forgetInNight(night: string, person: string, alias: string): Work<void> {
      const all = eq(nightEvents.night, night);
      for (const { n, by, event } of yield* prepare(db.select().from(nightEvents).where(all)).all()) {
        if (by !== person && !JSON.stringify(event).includes(JSON.stringify(person))) continue;
        const changed = { by: by === person ? alias : by, event: unnamed(event, person, alias) };
        yield* prepare(
          db
            .update(nightEvents)
            .set(changed)
            .where(and(all, eq(nightEvents.n, n))),
        ).run();
      }
    },
    *forget(person: string, alias: string): Work<void> {
      // What they brought to the shuffle is theirs: with it goes the possibility to shuffle that match again.
      const inPlay = db.select({ id: matches.id }).from(matches).where(inArray(matches.status, played));
      const theirs = eq(seats.player, person);
      const dealt = and(theirs, notInArray(seats.match, inPlay));
      yield* prepare(db.update(seats).set({ sitting: '', luck: null }).where(dealt)).run();
      yield* prepare(db.update(seats).set({ player: alias, name: NOBODY }).where(theirs)).run();
      yield* prepare(db.update(results).set({ player: alias }).where(eq(results.player, person))).run();
      yield* inMatches(yield* prepare(mentions().where(inArray(matches.status, [...OPEN]))).all(), person, alias);
      yield* inSums(person, alias);
      yield* prepare(db.update(corrections).set({ by: alias }).where(eq(corrections.by, person))).run();
      yield* prepare(db.update(due).set({ owner: alias }).where(eq(due.owner, person))).run();
      yield* prepare(db.update(guildSets).set({ by: alias }).where(eq(guildSets.by, person))).run();
      yield* prepare(db.delete(decks).where(eq(decks.owner, person))).run();
      yield* prepare(db.delete(deckDrafts).where(eq(deckDrafts.person, person))).run();
      yield* prepare(db.delete(players).where(eq(players.id, person))).run();
    },
  };
}
