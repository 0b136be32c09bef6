import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Json } from '../kernel/index.js';
import { corrections, decks, jottings, matches, players, results, seats } from './schema.js';

/** What stands in the place of a name that is forgotten. */
const NOBODY = 'Former player';

/** What is kept of one person, and its end. */
export function forgettingQueries(db: BetterSQLite3Database) {
  return {
    jottings: (person: string): Record<string, Json> =>
      Object.fromEntries(
        db
          .select()
          .from(jottings)
          .where(eq(jottings.person, person))
          .all()
          .map(({ about, jotting }) => [about, jotting]),
      ),
    forget(person: string, alias: string): void {
      // What they did to sit down names them: with it goes the possibility to shuffle that match again.
      db.update(seats).set({ player: alias, name: NOBODY, sitting: '' }).where(eq(seats.player, person)).run();
      db.update(results).set({ player: alias }).where(eq(results.player, person)).run();
      db.update(matches).set({ host: alias }).where(eq(matches.host, person)).run();
      // Who was invited and who has won how often: an id stands there between quotation marks, and nowhere else.
      const [before, after] = [JSON.stringify(person), JSON.stringify(alias)];
      db.run(sql`update ${matches} set terms = replace(terms, ${before}, ${after}) where instr(terms, ${before}) > 0`);
      db.update(corrections).set({ by: alias }).where(eq(corrections.by, person)).run();
      db.delete(decks).where(eq(decks.owner, person)).run();
      db.delete(jottings).where(eq(jottings.person, person)).run();
      db.delete(players).where(eq(players.id, person)).run();
    },
  };
}
