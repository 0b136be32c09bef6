import { bold } from 'discord.js';
import type { Text } from '../../kernel/index.js';
import type { TableWords, Words } from '../../locales/index.js';
import { escapeName, plainName } from './escape.js';

/** Says a sentence: as markdown when called, without any for labels and the like. */
export interface Say {
  (text: Text): string;
  plain(text: Text): string;
  /** Whether there are words for an id. */
  has(id: string): boolean;
  /** What is said louder, and what is said in passing. */
  bold(words: string): string;
  italic(words: string): string;
}

/** The voice of a table in one language. */
export function speaker(words: Words, table: Omit<TableWords, 'escape'>): Say {
  const spoken = { names: table.names, cardTitle: (id: string) => table.cardTitle(id), escape: escapeName };
  const plain = { ...spoken, escape: plainName };
  return Object.assign((text: Text) => words.say(text, spoken), {
    plain: (text: Text) => words.say(text, plain),
    has: (id: string) => words.has(id),
    bold: (said: string) => bold(said),
    italic: (said: string) => `*${said}*`,
  });
}

/** The same voice without any markdown: for pictures and their descriptions. */
export function plainly(say: Say): Say {
  const same = (said: string): string => said;
  return Object.assign((text: Text) => say.plain(text), {
    plain: say.plain,
    has: say.has,
    bold: same,
    italic: same,
  });
}

/** The same voice, which says the same sentence object only once: for what tries several lengths before one fits. */
export function remembering(say: Say): Say {
  const said = new WeakMap<Text, string>();
  const once = (text: Text): string => {
    const words = said.get(text) ?? say(text);
    said.set(text, words);
    return words;
  };
  return Object.assign(once, { plain: say.plain, has: say.has, bold: say.bold, italic: say.italic });
}
