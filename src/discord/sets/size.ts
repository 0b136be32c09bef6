import { type CardSet, type Text, text } from '../../kernel/index.js';

/** How many cards and decks a set has. */
export const sizeOf = ({ cards, decks }: CardSet): Text =>
  text('set-size', { cards: cards.length, decks: decks.length });
