import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above this file that holds package.json: the same from the sources and from what was built. */
export function packageRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error('no package.json above the words');
  }
}

/** The folder of a game's words, or that of the words no game owns. */
export function wordsFolder(root: string, game: string | null): string {
  return game === null ? join(root, 'src', 'locales') : join(root, 'src', 'games', game, 'words');
}

/** One file of words; null where there is none. */
export function readWords(root: string, game: string | null, locale: string): string | null {
  const file = join(wordsFolder(root, game), `${locale}.ftl`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The locales for which a game, or the common words, have a file, sorted. */
export function localesOf(game: string | null, root = packageRoot()): string[] {
  const folder = wordsFolder(root, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.ftl'))
    .map(name => name.slice(0, -'.ftl'.length))
    .sort();
}
