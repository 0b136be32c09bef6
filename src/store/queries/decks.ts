import { and, asc, count, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import { Conflict, compared, type DeckRow, Full, Taken } from '../port.js';
import { type Base, orNull, type Work } from '../work.js';
import { is, slot, slots } from './slots.js';

/** People's decks. */
export function deckQueries(base: Base) {
  const { db, prepare, alone } = base;
  const { deckDrafts, decks } = base.tables;
  const { id, owner, game, ...changing } = slots(decks);
  const order = [desc(decks.updatedAt), asc(decks.id)];
  const ownedBy = is(decks, 'owner');
  const { named: _, ...shown } = getTableColumns(decks);
  const rows = () => db.select(shown).from(decks);
  const ofOwner = prepare(
    rows()
      .where(ownedBy)
      .orderBy(...order),
  );
  const ofOwnerInGame = prepare(
    rows()
      .where(and(ownedBy, is(decks, 'game')))
      .orderBy(...order),
  );
  const byId = prepare(rows().where(is(decks, 'id')));
  const byCode = prepare(rows().where(is(decks, 'code')));
  const number = prepare(db.select({ n: count() }).from(decks).where(ownedBy));
  const isOther = ne(decks.id, slot('id'));
  const namesake = prepare(
    db
      .select({ id: decks.id })
      .from(decks)
      .where(and(ownedBy, is(decks, 'game', 'named'), isOther)),
  );
  const sameCode = prepare(
    db
      .select({ id: decks.id })
      .from(decks)
      .where(and(is(decks, 'code'), isOther)),
  );
  const insert = prepare(db.insert(decks).values({ id, owner, game, ...changing }));
  const update = prepare(
    db
      .update(decks)
      .set(changing)
      .where(and(is(decks, 'id'), eq(decks.updatedAt, slot('expected')))),
  );
  const drop = prepare(db.delete(decks).where(is(decks, 'id')));
  const dropDrafts = prepare(db.delete(deckDrafts).where(eq(deckDrafts.about, slot('id'))));

  function* storable(row: DeckRow): Work<DeckRow & { named: string }> {
    const full = { ...row, named: compared(row.deck.name) };
    if ((yield* namesake.get(full)) !== undefined) throw new Taken('name');
    if (row.code !== null && (yield* sameCode.get(full)) !== undefined) throw new Taken('code');
    return full;
  }

  return {
    of: (owner: string, game?: string): Work<DeckRow[]> =>
      game === undefined ? ofOwner.all({ owner }) : ofOwnerInGame.all({ owner, game }),
    deck: (id: string): Work<DeckRow | null> => orNull(byId.get({ id })),
    byCode: (code: string): Work<DeckRow | null> => orNull(byCode.get({ code })),
    *create(row: DeckRow, most: number): Work<void> {
      yield* alone(decks);
      if (((yield* number.get({ owner: row.owner }))?.n ?? 0) >= most) throw new Full(most);
      yield* insert.run({ ...(yield* storable(row)) });
    },
    *change(row: DeckRow, expected: number): Work<void> {
      const full = yield* storable(row);
      if ((yield* update.run({ ...full, expected })) === 0) throw new Conflict(`deck ${row.id}`);
    },
    *remove(id: string): Work<void> {
      yield* drop.run({ id });
      yield* dropDrafts.run({ id });
    },
  };
}
