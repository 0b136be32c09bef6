// Writes src/games/<game>/cards/index.ts: every card file of a game, in order. `--check` only says whether it is up to date.
// An index that was written by hand is left alone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'games');
const check = process.argv.includes('--check');
const WRITTEN = '// Written by `npm run cards:index` from the files of this folder.';
let stale = 0;

for (const game of readdirSync(games, { withFileTypes: true })) {
  const folder = join(games, game.name, 'cards');
  if (!game.isDirectory() || !existsSync(folder)) continue;
  const files = readdirSync(folder, { recursive: true })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && file !== 'index.ts')
    .sort();
  const nameOf = file => `_${file.replace(/\.ts$/, '').replace(/[^A-Za-z0-9]+/g, '_')}`;
  const text = [
    WRITTEN,
    '// biome-ignore-all assist/source/organizeImports: in the order of the files.',
    "import type { Card } from '../card.js';",
    ...files.map(file => `import ${nameOf(file)} from './${file.replace(/\.ts$/, '.js')}';`),
    '',
    '/** Every card of the game, one list for each file. */',
    'export const cards: readonly Card[] = [',
    ...files.map(file => `  ${nameOf(file)},`),
    '].flat();',
    '',
  ].join('\n');
  const index = join(folder, 'index.ts');
  const found = existsSync(index) ? readFileSync(index, 'utf8') : null;
  if (found === text || found?.startsWith(WRITTEN) === false) continue;
  if (check) {
    console.error(`${index} is not up to date: run npm run cards:index`);
    stale++;
  } else writeFileSync(index, text);
}
process.exit(stale === 0 ? 0 : 1);
