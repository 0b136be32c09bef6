import { and, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Json } from '../kernel/index.js';
import { deckDrafts, guilds, players } from './schema.js';
import { slot, slots } from './slots.js';

/** Players and servers, what they prefer, and what players have half entered. People who were never seen prefer nothing: `{}`. */
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
  const noted = slots(deckDrafts);
  const here = and(eq(deckDrafts.person, slot('person')), eq(deckDrafts.about, slot('about')));
  const readDraft = db.select({ json: deckDrafts.draft }).from(deckDrafts).where(here).prepare();
  const dropDraft = db.delete(deckDrafts).where(here).prepare();
  const writeDraft = db
    .insert(deckDrafts)
    .values(noted)
    .onConflictDoUpdate({ target: [deckDrafts.person, deckDrafts.about], set: { draft: noted.draft } })
    .prepare();
  const orNothing = (row: { json: Json } | undefined): Json => (row === undefined ? {} : row.json);

  return {
    preferences: (id: string): Json => orNothing(preferences.get({ id })),
    setPreferences: (id: string, name: string, json: Json): void =>
      void setPreferences.run({ id, name, preferences: json }),
    deckDraft: (person: string, about: string): Json => readDraft.get({ person, about })?.json ?? null,
    setDeckDraft(person: string, about: string, draft: Json): void {
      if (draft === null) dropDraft.run({ person, about });
      else writeDraft.run({ person, about, draft });
    },
    settings: (id: string): Json => orNothing(settings.get({ id })),
    setSettings: (id: string, json: Json): void => void setSettings.run({ id, settings: json }),
  };
}
