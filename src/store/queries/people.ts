import type { Json } from '../../kernel/index.js';
import { Conflict } from '../port.js';
import type { Base, Work } from '../work.js';
import { is, slots } from './slots.js';

/** Players and servers, what they prefer, and what players have half entered. People who were never seen prefer nothing: `{}`. */
export function peopleQueries(base: Base) {
  const { db, prepare } = base;
  const { deckDrafts, guilds, players } = base.tables;
  const player = slots(players);
  const guild = slots(guilds);
  const preferences = prepare(db.select({ json: players.preferences }).from(players).where(is(players, 'id')));
  const setPreferences = prepare(
    db
      .insert(players)
      .values(player)
      .onConflictDoUpdate({ target: players.id, set: { name: player.name, preferences: player.preferences } }),
  );
  const settings = prepare(db.select({ json: guilds.settings }).from(guilds).where(is(guilds, 'id')));
  const setSettings = prepare(
    db
      .insert(guilds)
      .values(guild)
      .onConflictDoUpdate({ target: guilds.id, set: { settings: guild.settings } }),
  );
  const noted = slots(deckDrafts);
  const here = is(deckDrafts, 'person', 'about');
  const readDraft = prepare(db.select({ json: deckDrafts.draft }).from(deckDrafts).where(here));
  const dropDraft = prepare(db.delete(deckDrafts).where(here));
  const writeDraft = prepare(
    db
      .insert(deckDrafts)
      .values(noted)
      .onConflictDoUpdate({ target: [deckDrafts.person, deckDrafts.about], set: { draft: noted.draft } }),
  );
  function* orNothing(found: Work<{ json: Json } | undefined>): Work<Json> {
    const row = yield* found;
    return row === undefined ? {} : row.json;
  }

  return {
    preferences: (id: string): Work<Json> => orNothing(preferences.get({ id })),
    *setPreferences(id: string, name: string, json: Json, before?: Json): Work<void> {
      if (before !== undefined && JSON.stringify(yield* orNothing(preferences.get({ id }))) !== JSON.stringify(before))
        throw new Conflict(`what ${id} has chosen`);
      yield* setPreferences.run({ id, name, preferences: json });
    },
    *deckDraft(person: string, about: string): Work<Json> {
      return (yield* readDraft.get({ person, about }))?.json ?? null;
    },
    setDeckDraft: (person: string, about: string, draft: Json): Work<unknown> =>
      draft === null ? dropDraft.run({ person, about }) : writeDraft.run({ person, about, draft }),
    settings: (id: string): Work<Json> => orNothing(settings.get({ id })),
    setSettings: (id: string, json: Json): Work<unknown> => setSettings.run({ id, settings: json }),
  };
}
