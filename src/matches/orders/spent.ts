import { isPractice } from '../../opponents/index.js';
import type { MatchRow, NewDue, Store } from '../../store/port.js';
import { readTerms } from '../lobby/terms.js';
import { readPlayPreferences } from '../people/preferences.js';
import { type Choosing, choose } from '../play/choices.js';
import type { Person } from '../play/look.js';

type Table = Pick<MatchRow, 'id' | 'seats' | 'terms'>;

/** Everybody who sits at a table, or left a seat there to a practice bot: they may have given an order for it alone. */
function peopleAt({ seats, terms }: Table): Person[] {
  const people = new Map<string, Person>();
  for (const [seat, id] of Object.entries(readTerms(terms).away ?? {}))
    people.set(id, { id, name: seats[Number(seat)]?.name ?? '' });
  for (const row of seats)
    if (row.player !== null && !isPractice(row)) people.set(row.player, { id: row.player, name: row.name });
  return [...people.values()];
}

async function withOrders(store: Pick<Store, 'playerPreferences'>, table: Table): Promise<Person[]> {
  const holds = await Promise.all(
    peopleAt(table).map(async person => {
      const { orders } = readPlayPreferences(await store.playerPreferences(person.id));
      return orders.some(({ match }) => match === table.id) ? [person] : [];
    }),
  );
  return holds.flat();
}

/** Written together with the end of a table: orders for it alone go, even if we stop right now. */
export async function spentDue(store: Store, table: Table, at: number): Promise<NewDue[]> {
  return (await withOrders(store, table)).length === 0 ? [] : [{ kind: 'spent', subject: table.id, at, lane: 'count' }];
}

/** Forgets the orders that were given for one match, which is over. */
export async function dropSpent(choosing: Choosing, id: string): Promise<void> {
  const match = await choosing.store.match(id);
  if (match === null) return;
  for (const person of await withOrders(choosing.store, match))
    await choose(choosing, person, before => {
      const { orders } = readPlayPreferences(before);
      const kept = orders.filter(({ match: scope }) => scope !== id);
      return kept.length === orders.length ? before : { orders: kept.map(order => ({ ...order })) };
    });
}
