import { and, desc, eq, gte, lte, max, min } from 'drizzle-orm';
import type { Change, Rating, Tally } from '../counts-port.js';
import type { PackedRating, PackedTally } from '../schema/counts.js';
import type { Base, Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** How many of the newest endings counting can undo. */
export const KEPT = 10_000;

/** Who sat there is gone with the match: no sum is under that name. */
const GONE = 'gone:';

/**
 * What the newest endings did to the sums, so that it can be undone. Of a tally it is what was added, which is alike
 * in most of them and packs well; of a rating, what it was before. People stand there as the numbers of their seats: when
 * somebody is forgotten, there is nothing to change here.
 */
export function changeQueries({ db, prepare, tables }: Base) {
  const { endings, matches, seats, sumChanges } = tables;
  const lastEnding = prepare(db.select({ n: max(endings.n) }).from(endings));
  const seated = prepare(
    db
      .select({ seat: seats.seat, player: seats.player, terms: matches.terms })
      .from(endings)
      .innerJoin(seats, eq(seats.match, endings.match))
      .innerJoin(matches, eq(matches.id, endings.match))
      .where(is(endings, 'n')),
  );
  const add = prepare(db.insert(sumChanges).values(slots(sumChanges)));
  const oldest = prepare(db.select({ n: min(sumChanges.n) }).from(sumChanges));
  const newest = prepare(
    db
      .select()
      .from(sumChanges)
      .where(gte(sumChanges.n, slot('from')))
      .orderBy(desc(sumChanges.n))
      .limit(slot('limit')),
  );
  const drop = prepare(
    db.delete(sumChanges).where(and(gte(sumChanges.n, slot('from')), lte(sumChanges.n, slot('upTo')))),
  );

  /** Who sat where, or left their seat to a practice bot: then the match counts as theirs. */
  function* peopleOf(n: number): Work<{ seat: number; player: string | null }[]> {
    return (yield* seated.all({ n })).map(({ seat, player, terms }) => {
      const { away = {} } = (terms ?? {}) as { readonly away?: Readonly<Record<string, string>> };
      return { seat, player: away[seat] ?? player };
    });
  }

  return {
    /** Keeps what each of these endings did, where it is among the newest, and drops what no longer is. */
    *keep(changes: readonly Change[], kept: number): Work<void> {
      const upTo = ((yield* lastEnding.get())?.n ?? 0) - kept;
      for (const { n, tallies, ratings } of changes) {
        if (n <= upTo) continue;
        const seatOf = new Map((yield* peopleOf(n)).map(({ seat, player }) => [player, seat]));
        const as = (id: string): string | number => seatOf.get(id) ?? id;
        const packed = {
          tallies: tallies.map(one => packTally(one, as)),
          ratings: ratings.map(one => packRating(one, as)),
        };
        yield* add.run({ n, changes: packed });
      }
      yield* drop.run({ from: 0, upTo });
    },
    /** What the newest endings did, back to that one, the newest first. Null where it is not kept as far back as that. */
    *newest(from: number, limit: number): Work<Change[] | null> {
      const first = (yield* oldest.get())?.n ?? null;
      if (first === null || first > from) return null;
      const found: Change[] = [];
      for (const { n, changes } of yield* newest.all({ from, limit })) {
        const players = new Map((yield* peopleOf(n)).map(({ seat, player }) => [seat, player]));
        const as = (id: string | number): string => (typeof id === 'string' ? id : (players.get(id) ?? GONE));
        const { tallies, ratings } = changes;
        found.push({
          n,
          tallies: tallies.map(row => unpackTally(row, as)),
          ratings: ratings.map(row => unpackRating(row, as)),
        });
      }
      return found;
    },
    /** From that ending on. */
    *drop(from: number): Work<void> {
      yield* drop.run({ from, upTo: Number.MAX_SAFE_INTEGER });
    },
  };
}

// Of values only those of who played against whom are people.

const packTally = (one: Tally, as: (id: string) => string | number): PackedTally => [
  ...([one.guild, one.game, as(one.player), one.kind, one.facet] as const),
  one.facet === 'against' ? as(one.value) : one.value,
  ...([one.games, one.wins, one.draws, one.turns, one.span] as const),
  ...([one.times, one.expected, one.streak, one.longest] as const),
];

function unpackTally(row: PackedTally, as: (id: string | number) => string): Tally {
  const [guild, game, player, kind, facet, value, games, wins, draws, turns, span, times, expected, streak, longest] =
    row;
  const key = { guild, game, player: as(player), kind, facet, value: facet === 'against' ? as(value) : `${value}` };
  return { ...key, games, wins, draws, turns, span, times, expected, streak, longest };
}

const packRating = (one: Rating, as: (id: string) => string | number): PackedRating => [
  ...([one.guild, one.game, as(one.player), one.mu, one.sigma, one.ordinal, one.games] as const),
];

function unpackRating(row: PackedRating, as: (id: string | number) => string): Rating {
  const [guild, game, player, mu, sigma, ordinal, games] = row;
  return { guild, game, player: as(player), mu, sigma, ordinal, games };
}
