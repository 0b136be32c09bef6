import { and, asc, count, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { Conflict, compared, type DeckRow, Full, Taken } from './port.js';
import { deckDrafts, decks } from './schema.js';
import { slot, slots } from './slots.js';

/** People's decks. */
export function deckQueries(db: BetterSQLite3Database) {
  const { id, owner, game, ...changing } = slots(decks);
  const order = [desc(decks.updatedAt), asc(decks.id)];
  const ownedBy = eq(decks.owner, slot('owner'));
  const { named: _, ...shown } = getTableColumns(decks);
  const rows = () => db.select(shown).from(decks);
  const ofOwner = rows()
    .where(ownedBy)
    .orderBy(...order)
    .prepare();
  const ofOwnerInGame = rows()
    .where(and(ownedBy, eq(decks.game, slot('game'))))
    .orderBy(...order)
    .prepare();
  const byId = rows()
    .where(eq(decks.id, slot('id')))
    .prepare();
  const byCode = rows()
    .where(eq(decks.code, slot('code')))
    .prepare();
  const number = db.select({ n: count() }).from(decks).where(ownedBy).prepare();
  const isOther = ne(decks.id, slot('id'));
  const namesake = db
    .select({ id: decks.id })
    .from(decks)
    .where(and(ownedBy, eq(decks.game, slot('game')), eq(decks.named, slot('named')), isOther))
    .prepare();
  const sameCode = db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.code, slot('code')), isOther))
    .prepare();
  const insert = db
    .insert(decks)
    .values({ id, owner, game, ...changing })
    .prepare();
  const update = db
    .update(decks)
    .set(changing)
    .where(and(eq(decks.id, slot('id')), eq(decks.updatedAt, slot('expected'))))
    .prepare();
  const drop = db
    .delete(decks)
    .where(eq(decks.id, slot('id')))
    .prepare();
  const dropDrafts = db
    .delete(deckDrafts)
    .where(eq(deckDrafts.about, slot('id')))
    .prepare();

  const storable = (row: DeckRow) => {
    const full = { ...row, named: compared(row.deck.name) };
    if (namesake.get(full) !== undefined) throw new Taken('name');
    if (row.code !== null && sameCode.get(full) !== undefined) throw new Taken('code');
    return full;
  };

  return {
    of: (owner: string, game?: string): DeckRow[] =>
      game === undefined ? ofOwner.all({ owner }) : ofOwnerInGame.all({ owner, game }),
    deck: (id: string): DeckRow | null => byId.get({ id }) ?? null,
    byCode: (code: string): DeckRow | null => byCode.get({ code }) ?? null,
    create(row: DeckRow, most: number): void {
      if ((number.get({ owner: row.owner })?.n ?? 0) >= most) throw new Full(most);
      insert.run(storable(row));
    },
    change(row: DeckRow, expected: number): void {
      if (update.run({ ...storable(row), expected }).changes === 0) throw new Conflict(`deck ${row.id}`);
    },
    remove(id: string): void {
      drop.run({ id });
      dropDrafts.run({ id });
    },
  };
}
