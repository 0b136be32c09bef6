import type { Deck } from '../../../kernel/index.js';

/** A deck's cards one by one. */
export const each = (cards: Deck['cards']): string[] =>
  Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));

/** How many cards they are. */
export const sizeOf = ({ cards }: Pick<Deck, 'cards'>): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);
