import { and, asc, desc, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { DeckRow } from './port.js';
import { decks } from './schema.js';
import { slot, slots } from './slots.js';

/** People's decks. */
export function deckQueries(db: BetterSQLite3Database) {
  const { id, ...rest } = slots(decks);
  const order = [desc(decks.updatedAt), asc(decks.id)];
  const owner = eq(decks.owner, slot('owner'));
  const ofOwner = db
    .select()
    .from(decks)
    .where(owner)
    .orderBy(...order)
    .prepare();
  const ofOwnerInGame = db
    .select()
    .from(decks)
    .where(and(owner, eq(decks.game, slot('game'))))
    .orderBy(...order)
    .prepare();
  const byId = db
    .select()
    .from(decks)
    .where(eq(decks.id, slot('id')))
    .prepare();
  const byCode = db
    .select()
    .from(decks)
    .where(eq(decks.code, slot('code')))
    .prepare();
  const save = db
    .insert(decks)
    .values({ id, ...rest })
    .onConflictDoUpdate({ target: decks.id, set: rest })
    .prepare();
  const remove = db
    .delete(decks)
    .where(eq(decks.id, slot('id')))
    .prepare();

  return {
    of: (owner: string, game?: string): DeckRow[] =>
      game === undefined ? ofOwner.all({ owner }) : ofOwnerInGame.all({ owner, game }),
    deck: (id: string): DeckRow | null => byId.get({ id }) ?? null,
    byCode: (code: string): DeckRow | null => byCode.get({ code }) ?? null,
    save: (deck: DeckRow): void => void save.run({ ...deck }),
    remove: (id: string): void => void remove.run({ id }),
  };
}
