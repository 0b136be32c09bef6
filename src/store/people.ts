import { eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Json } from '../kernel/index.js';
import { guilds, players } from './schema.js';
import { slot, slots } from './slots.js';

/** Players and servers, and what they prefer. Whoever was never seen prefers nothing: `{}`. */
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
  const orNothing = (row: { json: Json } | undefined): Json => (row === undefined ? {} : row.json);

  return {
    preferences: (id: string): Json => orNothing(preferences.get({ id })),
    setPreferences: (id: string, name: string, json: Json): void =>
      void setPreferences.run({ id, name, preferences: json }),
    settings: (id: string): Json => orNothing(settings.get({ id })),
    setSettings: (id: string, json: Json): void => void setSettings.run({ id, settings: json }),
  };
}
