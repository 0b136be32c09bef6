import { bold } from 'discord.js';
import type { Text } from '../../kernel/index.js';
import { labelled, type TableWords, type Words } from '../../locales/index.js';
import { escapeName, plainName } from './escape.js';
import { remembered } from './remembered.js';

/** Says a sentence: as markdown when called, without any for labels and the like. */
export interface Translator {
  (text: Text): string;
  plain(text: Text): string;
  /** What goes by a label, with the colon of the language between them. */
  labelled(label: string, words: string): string;
  /** Whether there are words for an id. */
  has(id: string): boolean;
  /** Bold, and small print. */
  bold(words: string): string;
  italic(words: string): string;
}

/** The translator of a table into one language. */
export function translator(words: Words, table: Omit<TableWords, 'escape'>): Translator {
  const { names, calls = new Map() } = table;
  const plain = { names, cardTitle: (id: string) => table.cardTitle(id), escape: plainName };
  const spoken = { ...plain, calls, escape: escapeName };
  return Object.assign((text: Text) => words.say(text, spoken), {
    plain: (text: Text) => words.say(text, plain),
    labelled: (label: string, said: string) => labelled(colon => words.say(colon), label, said),
    has: (id: string) => words.has(id),
    bold: (said: string) => bold(said),
    italic: (said: string) => `*${said}*`,
  });
}

/** The same translator without any markdown: for pictures and their descriptions. */
export function plainly(say: Translator): Translator {
  const same = (said: string): string => said;
  return Object.assign((text: Text) => say.plain(text), say, { bold: same, italic: same });
}

/** The same translator, which says the same sentence object only once: for what tries several lengths before one fits. */
export const remembering = (say: Translator): Translator => Object.assign(remembered(say), say);
