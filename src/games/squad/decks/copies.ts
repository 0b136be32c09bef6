import type { Deck } from '../../../kernel/index.js';

/** Cards as data files list them, `ST004:2 ST029:1`: how many of each printed id, in the order in which they stand. */
export function copiesIn(list: string): Deck['cards'] {
  const entries = list
    .trim()
    .split(/\s+/)
    .map(entry => entry.split(':') as [string, string]);
  return Object.fromEntries(entries.map(([id, copies]) => [id, Number(copies)]));
}

/** The same cards one by one. */
export const each = (cards: Deck['cards']): string[] =>
  Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));

/** How many cards they are. */
export const sizeOf = ({ cards }: Pick<Deck, 'cards'>): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);
