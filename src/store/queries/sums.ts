import { and, asc, desc } from 'drizzle-orm';
import type { Change, Rating, RatingKey, RatingStep, Tally, TallyKey } from '../counts-port.js';
import { combined, ratingName, tallyName } from '../tallies.js';
import type { Base, Work } from '../work.js';
import { is, matching, slot, slots } from './slots.js';

/** What names a tally. */
const KEY = ['guild', 'game', 'player', 'kind', 'facet', 'value'] as const satisfies (keyof TallyKey)[];
/** What a tally counts. */
const SUMS = [
  'games',
  'wins',
  'draws',
  'turns',
  'span',
  'times',
  'expected',
  'streak',
  'longest',
] as const satisfies (keyof Tally)[];

/** What is counted, row by row. */
export function sumQueries({ db, prepare, tables }: Base) {
  const { ratings, ratingSteps, tallies } = tables;
  const isTally = is(tallies, ...KEY);
  const isRating = is(ratings, 'guild', 'game', 'player');
  const [tally, rating] = [slots(tallies), slots(ratings)];
  const tallyAt = prepare(db.select().from(tallies).where(isTally));
  const writeTally = prepare(
    db
      .insert(tallies)
      .values(tally)
      .onConflictDoUpdate({
        target: KEY.map(name => tallies[name]),
        set: Object.fromEntries(SUMS.map(name => [name, tally[name]])),
      }),
  );
  const dropTally = prepare(db.delete(tallies).where(isTally));
  const ratingAt = prepare(db.select().from(ratings).where(isRating));
  const writeRating = prepare(
    db
      .insert(ratings)
      .values(rating)
      .onConflictDoUpdate({
        target: [ratings.guild, ratings.game, ratings.player],
        set: { mu: rating.mu, sigma: rating.sigma, ordinal: rating.ordinal, games: rating.games },
      }),
  );
  const dropRating = prepare(db.delete(ratings).where(isRating));
  const addStep = prepare(db.insert(ratingSteps).values(slots(ratingSteps)).onConflictDoNothing());
  const dropStep = prepare(db.delete(ratingSteps).where(is(ratingSteps, 'player', 'game', 'guild', 'n')));
  const steps = prepare(
    db
      .select()
      .from(ratingSteps)
      .where(is(ratingSteps, 'guild', 'game', 'player'))
      .orderBy(desc(ratingSteps.n))
      .limit(slot('limit')),
  );
  const clear = [tallies, ratings, ratingSteps].map(table => prepare(db.delete(table)));

  return {
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
    tallies(filter: Partial<TallyKey>): Work<Tally[]> {
      const found = db
        .select()
        .from(tallies)
        .where(and(...matching(tallies, filter)))
        .orderBy(desc(tallies.games), asc(tallies.game), asc(tallies.facet), asc(tallies.value), asc(tallies.player));
      return prepare(found).all();
    },
    *ratingSteps(key: RatingKey, limit: number): Work<RatingStep[]> {
      return (yield* steps.all({ ...key, limit })).reverse();
    },

    *write(sums: { tallies: readonly Tally[]; ratings: readonly Rating[]; steps: readonly RatingStep[] }): Work<void> {
      for (const row of sums.tallies) yield* writeTally.run({ ...row });
      for (const row of sums.ratings) yield* writeRating.run({ ...row });
      for (const row of sums.steps) yield* addStep.run({ ...row });
    },
    /**
     * Undoes what endings did, the newest first. However many have changed a row, it is written once. False where a sum
     * is not there that should be: then the rest is wrong as well.
     */
    *undo(changes: readonly Change[]): Work<boolean> {
      const added = new Map<string, Tally>();
      const before = new Map<string, Rating>();
      for (const { n, ...sums } of changes) {
        for (const one of sums.tallies) {
          const name = tallyName(one);
          const newer = added.get(name);
          added.set(name, newer === undefined ? one : combined(newer, one, 1));
        }
        for (const was of sums.ratings) {
          before.set(ratingName(was), was);
          const { guild, game, player } = was;
          yield* dropStep.run({ guild, game, player, n });
        }
      }
      for (const one of added.values()) {
        const now = yield* tallyAt.get({ ...one });
        if (now === undefined || now.games < one.games) return false;
        yield* now.games === one.games ? dropTally.run({ ...one }) : writeTally.run({ ...combined(now, one, -1) });
      }
      for (const one of before.values())
        yield* one.games === 0 ? dropRating.run({ ...one }) : writeRating.run({ ...one });
      return true;
    },
    *clear(): Work<void> {
      for (const drop of clear) yield* drop.run();
    },
  };
}

const list = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one]);
