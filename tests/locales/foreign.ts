import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/home/index.js';
import { COMMAND_WORDS, readWords, wordsFolder } from '../../src/locales/files.js';

/** Begins every text of the language that nobody speaks. */
export const MARK = '§';

/** Everybody who owns words. */
function owners(): (string | null)[] {
  const games = readdirSync(join(packageRoot(), 'src', 'games'), { withFileTypes: true });
  return [null, COMMAND_WORDS, ...games.filter(one => one.isDirectory()).map(({ name }) => name)];
}

/** A copy of all word files in a folder of its own, in which a language that nobody speaks stands under `locale`. */
export function foreignRoot(locale: string): string {
  const root = mkdtempSync(join(tmpdir(), 'foreign-'));
  for (const owner of owners()) {
    const from = wordsFolder(packageRoot(), owner);
    const to = wordsFolder(root, owner);
    mkdirSync(to, { recursive: true });
    const english = readWords(packageRoot(), owner, 'en') ?? '';
    writeFileSync(join(to, 'en.ftl'), english);
    writeFileSync(join(to, `${locale}.ftl`), foreign(english));
    if (readdirSync(from).includes('names')) cpSync(join(from, 'names'), join(to, 'names'), { recursive: true });
  }
  writeFileSync(join(root, 'package.json'), '{}');
  return root;
}

/** The same messages, each text of which begins with a mark. */
const foreign = (ftl: string): string =>
  ftl.replace(/^( +\.)?([a-zA-Z-][\w-]*) =( |\n +(?!\.))(?=\S)/gm, (start: string) => `${start}${MARK}`);
