import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../home/index.js';

/** Instead of a game: the words of commands, which no game owns either. */
export const COMMAND_WORDS = 'commands';

/** The folder of a game's words, of those of commands, or (null) of all others that no game owns. */
export function wordsFolder(root: string, owner: string | null): string {
  if (owner === null) return join(root, 'src', 'locales');
  return owner === COMMAND_WORDS ? join(root, 'src', 'locales', owner) : join(root, 'src', 'games', owner, 'words');
}

/**
 * All words of an owner in a language: its file, and those in a folder of the same name beside it, by subject. Null where
 * there is none.
 */
export function readWords(root: string, owner: string | null, locale: string): string | null {
  const folder = wordsFolder(root, owner);
  const file = join(folder, `${locale}.ftl`);
  return existsSync(file)
    ? [file, ...more(join(folder, locale))].map(one => readFileSync(one, 'utf8')).join('\n')
    : null;
}

const more = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.ftl'))
        .sort()
        .map(name => join(folder, name))
    : [];

/** Printed names of a game as a language has them, by what they name and how they read in English. */
export type PrintedNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The printed names that differ from the English ones; none where the game was not published in that language. */
export function readNames(root: string, owner: string | null, locale: string): PrintedNames {
  const file = join(wordsFolder(root, owner), 'names', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrintedNames) : {};
}

/** The locales for which an owner of words has a file, sorted. */
export function localesOf(owner: string | null, root = packageRoot()): string[] {
  const folder = wordsFolder(root, owner);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.ftl'))
    .map(name => name.slice(0, -'.ftl'.length))
    .sort();
}
