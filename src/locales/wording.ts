import { type CardEntry, type Text, text } from '../kernel/index.js';

/** What a card does, as a sentence to be said; null when it does nothing special. */
export const wordingOf = ({ text: wording }: Pick<CardEntry, 'text'>): Text | null =>
  typeof wording === 'string' ? text('name', { name: wording }) : wording;
