import { and, desc, eq, gte, lte, max, min } from 'drizzle-orm';
import type { Before, Counted, Rating } from '../counts-port.js';
import type { PackedRow } from '../schema/counts.js';
import type { Base, Work } from '../work.js';
import { slot, slots } from './slots.js';
import { combined, KEY, SUMS, tallyName } from './sums.js';

/** How many of the newest endings counting can take back. */
export const KEPT = 10_000;

const TALLY = [...KEY, ...SUMS] as const;
const RATING = ['guild', 'game', 'player', 'mu', 'sigma', 'ordinal', 'games'] as const satisfies (keyof Rating)[];
/** Where a row names people; only what somebody did against somebody does so in its value. */
const [PLAYER, FACET, VALUE] = [TALLY.indexOf('player'), TALLY.indexOf('facet'), TALLY.indexOf('value')];

/** Who sat there is gone with the match: no sum is under that name. */
const GONE = 'gone:';

/**
 * What the newest endings did to the sums, so that it can be taken back. Of a tally it is what was added, which is alike
 * in most of them and packs well; of a rating, what it was before. People stand there as the numbers of their seats: when
 * somebody is forgotten, there is nothing to change here.
 */
export function changeQueries({ db, prepare, tables }: Base) {
  const { endings, seats, sumChanges } = tables;
  const lastEnding = prepare(db.select({ n: max(endings.n) }).from(endings));
  const seated = prepare(
    db
      .select({ seat: seats.seat, player: seats.player })
      .from(endings)
      .innerJoin(seats, eq(seats.match, endings.match))
      .where(eq(endings.n, slot('n'))),
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

  return {
    /** Keeps what each of these endings did, where it is among the newest, and drops what no longer is. */
    *keep({ tallies, before }: Pick<Counted, 'tallies' | 'before'>, kept: number): Work<void> {
      const upTo = ((yield* lastEnding.get())?.n ?? 0) - kept;
      const after = new Map(tallies.map(tally => [tallyName(tally), tally]));
      for (const { n, tallies: were, ratings } of [...before].reverse()) {
        const added = were.map(was => combined(after.get(tallyName(was)) ?? was, was, -1));
        for (const was of were) after.set(tallyName(was), was);
        if (n <= upTo) continue;
        const seatOf = new Map((yield* seated.all({ n })).map(({ seat, player }) => [player as unknown, seat]));
        const inSeats = (row: PackedRow) => named(row, id => seatOf.get(id) ?? id);
        const changes = {
          tallies: added.map(one => inSeats(packed(TALLY, one))),
          ratings: ratings.map(one => inSeats(packed(RATING, one))),
        };
        yield* add.run({ n, changes });
      }
      yield* drop.run({ from: 0, upTo });
    },
    /**
     * The newest endings from that one on, the newest first: what each added to tallies, and ratings as they were before.
     * Null where it is not kept as far back as that.
     */
    *newest(from: number, limit: number): Work<Before[] | null> {
      const first = (yield* oldest.get())?.n ?? null;
      if (first === null || first > from) return null;
      const found: Before[] = [];
      for (const { n, changes } of yield* newest.all({ from, limit })) {
        const players = new Map((yield* seated.all({ n })).map(({ seat, player }) => [seat, player]));
        const byName = (row: PackedRow) => named(row, id => (typeof id === 'string' ? id : (players.get(id) ?? GONE)));
        found.push({
          n,
          tallies: changes.tallies.map(row => unpacked(TALLY, byName(row))),
          ratings: changes.ratings.map(row => unpacked(RATING, byName(row))),
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

const packed = <Name extends string>(names: readonly Name[], one: Readonly<Record<Name, string | number>>): PackedRow =>
  names.map(name => one[name]);

const unpacked = <T>(names: readonly (keyof T)[], row: PackedRow): T =>
  Object.fromEntries(names.map((name, at) => [name, row[at]])) as T;

/** A row with other names for people. */
const named = (row: PackedRow, as: (id: string | number) => string | number): PackedRow =>
  row.map((one, at) => (at === PLAYER || (at === VALUE && row[FACET] === 'against') ? as(one) : one));
