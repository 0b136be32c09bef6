import { and, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Json } from '../kernel/index.js';
import { guilds, jottings, players } from './schema.js';
import { slot, slots } from './slots.js';

/** Players and servers, what they prefer, and what players have half entered. Whoever was never seen prefers nothing: `{}`. */
export function peopleQueries(db: BetterSQLite3Database) {
  const player = slots(players);
  const guild = slots(guilds);
  const preferences = db
    .select({ json: players.preferences })
    .from(players)
    .where(eq(players.id, slot('id')))
    .prepare();
  const setPreferences = db
    .insert(players)
    .values(player)
    .onConflictDoUpdate({ target: players.id, set: { name: player.name, preferences: player.preferences } })
    .prepare();
  const settings = db
    .select({ json: guilds.settings })
    .from(guilds)
    .where(eq(guilds.id, slot('id')))
    .prepare();
  const setSettings = db
    .insert(guilds)
    .values(guild)
    .onConflictDoUpdate({ target: guilds.id, set: { settings: guild.settings } })
    .prepare();
  const noted = slots(jottings);
  const here = and(eq(jottings.person, slot('person')), eq(jottings.about, slot('about')));
  const readJotting = db.select({ json: jottings.jotting }).from(jottings).where(here).prepare();
  const dropJotting = db.delete(jottings).where(here).prepare();
  const writeJotting = db
    .insert(jottings)
    .values(noted)
    .onConflictDoUpdate({ target: [jottings.person, jottings.about], set: { jotting: noted.jotting } })
    .prepare();
  const orNothing = (row: { json: Json } | undefined): Json => (row === undefined ? {} : row.json);

  return {
    preferences: (id: string): Json => orNothing(preferences.get({ id })),
    setPreferences: (id: string, name: string, json: Json): void =>
      void setPreferences.run({ id, name, preferences: json }),
    jotting: (person: string, about: string): Json => readJotting.get({ person, about })?.json ?? null,
    setJotting(person: string, about: string, jotting: Json): void {
      if (jotting === null) dropJotting.run({ person, about });
      else writeJotting.run({ person, about, jotting });
    },
    settings: (id: string): Json => orNothing(settings.get({ id })),
    setSettings: (id: string, json: Json): void => void setSettings.run({ id, settings: json }),
  };
}
