import { and, asc, count, eq, ne, or } from 'drizzle-orm';
import type { CardSet } from '../../kernel/index.js';
import { compared, Full, type SetRow } from '../port.js';
import type { Base, Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** Sets of cards: what they hold, once for all who play with them, and which server has which. */
export function setQueries(base: Base) {
  const { db, prepare, alone } = base;
  const { guildSets, matches, sets } = base.tables;
  const row = slots(guildSets);
  const here = is(guildSets, 'guild', 'game', 'named');
  const byHash = prepare(db.select({ set: sets.set }).from(sets).where(is(sets, 'hash')));
  const insert = prepare(db.insert(sets).values(slots(sets)).onConflictDoNothing());
  const ofGuild = prepare(
    db
      .select({ guild: guildSets.guild, set: sets.set, by: guildSets.by, at: guildSets.at })
      .from(guildSets)
      .innerJoin(sets, eq(sets.hash, guildSets.hash))
      .where(is(guildSets, 'guild'))
      .orderBy(asc(guildSets.game), asc(guildSets.named)),
  );
  const others = prepare(
    db
      .select({ n: count() })
      .from(guildSets)
      .where(and(is(guildSets, 'guild'), or(ne(guildSets.game, slot('game')), ne(guildSets.named, slot('named'))))),
  );
  const known = prepare(db.select({ hash: guildSets.hash }).from(guildSets).where(here));
  const load = prepare(
    db
      .insert(guildSets)
      .values(row)
      .onConflictDoUpdate({
        target: [guildSets.guild, guildSets.game, guildSets.named],
        set: { hash: row.hash, by: row.by, at: row.at },
      }),
  );
  const unload = prepare(db.delete(guildSets).where(here));
  const loaded = prepare(db.select({ n: count() }).from(guildSets).where(is(guildSets, 'hash')));
  const played = prepare(
    db
      .select({ n: count() })
      .from(matches)
      .where(eq(matches.set, slot('hash'))),
  );
  const drop = prepare(db.delete(sets).where(is(sets, 'hash')));

  const keep = (set: CardSet): Work<unknown> => insert.run({ hash: set.hash, set });
  /** Forgets a set that no server has and no match was played with. */
  function* sweep(hash: string): Work<void> {
    const uses = [yield* loaded.get({ hash }), yield* played.get({ hash })];
    if (uses.every(found => (found?.n ?? 0) === 0)) yield* drop.run({ hash });
  }

  return {
    keep,
    /** @throws Error for a hash that a match names and nobody has: the database is damaged */
    *byHash(hash: string): Work<CardSet> {
      const found = yield* byHash.get({ hash });
      if (found === undefined) throw new Error(`no set ${hash}`);
      return found.set;
    },
    of: (guild: string): Work<SetRow[]> => ofGuild.all({ guild }),
    *load({ guild, set, by, at }: SetRow, most: number): Work<void> {
      yield* alone(guildSets);
      const place = { guild, game: set.game, named: compared(set.name) };
      if (((yield* others.get(place))?.n ?? 0) >= most) throw new Full(most);
      const before = (yield* known.get(place))?.hash;
      yield* keep(set);
      yield* load.run({ ...place, hash: set.hash, by, at });
      if (before !== undefined) yield* sweep(before);
    },
    *remove(guild: string, game: string, name: string): Work<void> {
      const place = { guild, game, named: compared(name) };
      const before = (yield* known.get(place))?.hash;
      yield* unload.run(place);
      if (before !== undefined) yield* sweep(before);
    },
  };
}
