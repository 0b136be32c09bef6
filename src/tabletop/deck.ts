import type { Deck, Random } from '../kernel/index.js';
import { type Ids, type Instance, made } from './instance.js';

/** Cards as data files list them, `ST004:2 ST029:1`: how many of each printed id, in the order in which they stand. */
export const copiesIn = (list: string): Deck['cards'] =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map(entry => entry.split(':'))
      .map(([id, copies]) => [id, Number(copies)]),
  );

/** Printed ids of a deck's cards, copies included, in an order that depends on nothing but what is in it. */
export function listOf(cards: Readonly<Record<string, number>>, fits: (id: string) => boolean = () => true): string[] {
  const list: string[] = [];
  for (const card of Object.keys(cards).sort())
    if (fits(card)) for (let copies = cards[card] as number; copies > 0; copies--) list.push(card);
  return list;
}

/** A new shuffled pile of cards. */
export const newPile = <Owner>(ids: Ids, cards: string[], owner: Owner, random: Random): Instance<Owner>[] =>
  random.shuffle(cards).map(card => made(ids, card, owner));
