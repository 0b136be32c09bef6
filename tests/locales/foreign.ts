import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/locales/index.js';

/** Begins every text of the language that nobody speaks. */
export const MARK = '§';

/** The folders of the package that hold words. */
function folders(): string[] {
  const games = join(packageRoot(), 'src', 'games');
  const ofGames = readdirSync(games, { withFileTypes: true })
    .filter(one => one.isDirectory())
    .map(({ name }) => join('src', 'games', name, 'words'));
  return [join('src', 'locales'), join('src', 'locales', 'commands'), ...ofGames];
}

/** A copy of all word files in a folder of its own, in which a language that nobody speaks stands under `locale`. */
export function foreignRoot(locale: string): string {
  const root = mkdtempSync(join(tmpdir(), 'foreign-'));
  for (const folder of folders()) {
    const from = join(packageRoot(), folder);
    mkdirSync(join(root, folder), { recursive: true });
    const english = readFileSync(join(from, 'en.ftl'), 'utf8');
    writeFileSync(join(root, folder, 'en.ftl'), english);
    writeFileSync(join(root, folder, `${locale}.ftl`), foreign(english));
    if (readdirSync(from).includes('names'))
      cpSync(join(from, 'names'), join(root, folder, 'names'), { recursive: true });
  }
  writeFileSync(join(root, 'package.json'), '{}');
  return root;
}

/** The same messages, each text of which begins with a mark. */
const foreign = (ftl: string): string =>
  ftl.replace(/^( +\.)?([a-zA-Z-][\w-]*) =( |\n +(?!\.))(?=\S)/gm, (start: string) => `${start}${MARK}`);
