import { type Text, text } from '../kernel/index.js';

const COLON = text('colon');

/** What goes by a label, with the colon of the language between them. */
export const labelled = (say: (text: Text) => string, label: string, words: string): string =>
  `${label}${say(COLON)} ${words}`;
