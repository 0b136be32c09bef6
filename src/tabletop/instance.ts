import type { Seat } from '../kernel/index.js';

/** One physical card in a match. `id` is new whenever the card goes where it is hidden, so that nobody can follow it. */
export interface Instance<Owner = Seat> {
  id: number;
  /** Printed id of what it is. */
  card: string;
  readonly owner: Owner;
}

/** The part of a state that gives ids: the next one. */
export interface Ids {
  nextId: number;
}

/** Gives a card a new id: nothing that was aimed at it finds it any more. Returns the same card. */
export function renew<I extends { id: number }>(ids: Ids, instance: I): I {
  instance.id = ids.nextId++;
  return instance;
}

/** A card that nobody has met yet. */
export const made = <Owner>(ids: Ids, card: string, owner: Owner): Instance<Owner> => ({
  id: ids.nextId++,
  card,
  owner,
});

/** The card that an id or a printed card stands for. Throws for an unknown one: a table never holds it. */
export function cardIn<Card>(pool: ReadonlyMap<string, Card>, id: string): Card {
  const card = pool.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
