import { and, asc, count, eq, ne, or } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { CardSet } from '../kernel/index.js';
import { compared, Full, type SetRow } from './port.js';
import { guildSets, matches, sets } from './schema.js';
import { slot, slots } from './slots.js';

/** Sets of cards: what they hold, once for all who play with them, and which server has which. */
export function setQueries(db: BetterSQLite3Database) {
  const row = slots(guildSets);
  const here = and(
    eq(guildSets.guild, slot('guild')),
    eq(guildSets.game, slot('game')),
    eq(guildSets.named, slot('named')),
  );
  const byHash = db
    .select({ set: sets.set })
    .from(sets)
    .where(eq(sets.hash, slot('hash')))
    .prepare();
  const insert = db.insert(sets).values(slots(sets)).onConflictDoNothing().prepare();
  const ofGuild = db
    .select({ guild: guildSets.guild, set: sets.set, by: guildSets.by, at: guildSets.at })
    .from(guildSets)
    .innerJoin(sets, eq(sets.hash, guildSets.hash))
    .where(eq(guildSets.guild, slot('guild')))
    .orderBy(asc(guildSets.game), asc(guildSets.named))
    .prepare();
  const others = db
    .select({ n: count() })
    .from(guildSets)
    .where(
      and(eq(guildSets.guild, slot('guild')), or(ne(guildSets.game, slot('game')), ne(guildSets.named, slot('named')))),
    )
    .prepare();
  const known = db.select({ hash: guildSets.hash }).from(guildSets).where(here).prepare();
  const load = db
    .insert(guildSets)
    .values(row)
    .onConflictDoUpdate({
      target: [guildSets.guild, guildSets.game, guildSets.named],
      set: { hash: row.hash, by: row.by, at: row.at },
    })
    .prepare();
  const unload = db.delete(guildSets).where(here).prepare();
  const loaded = db
    .select({ n: count() })
    .from(guildSets)
    .where(eq(guildSets.hash, slot('hash')))
    .prepare();
  const played = db
    .select({ n: count() })
    .from(matches)
    .where(eq(matches.set, slot('hash')))
    .prepare();
  const drop = db
    .delete(sets)
    .where(eq(sets.hash, slot('hash')))
    .prepare();

  const keep = (set: CardSet): void => void insert.run({ hash: set.hash, set });
  /** Forgets a set that no server has and no match was played with. */
  const sweep = (hash: string): void => {
    if ((loaded.get({ hash })?.n ?? 0) + (played.get({ hash })?.n ?? 0) === 0) drop.run({ hash });
  };

  return {
    keep,
    /** @throws Error for a hash that a match names and nobody has: the database is damaged */
    byHash(hash: string): CardSet {
      const found = byHash.get({ hash });
      if (found === undefined) throw new Error(`no set ${hash}`);
      return found.set;
    },
    of: (guild: string): SetRow[] => ofGuild.all({ guild }),
    load({ guild, set, by, at }: SetRow, most: number): void {
      const place = { guild, game: set.game, named: compared(set.name) };
      if ((others.get(place)?.n ?? 0) >= most) throw new Full(most);
      const before = known.get(place)?.hash;
      keep(set);
      load.run({ ...place, hash: set.hash, by, at });
      if (before !== undefined) sweep(before);
    },
    remove(guild: string, game: string, name: string): void {
      const place = { guild, game, named: compared(name) };
      const before = known.get(place)?.hash;
      unload.run(place);
      if (before !== undefined) sweep(before);
    },
  };
}
