// Writes src/games/<game>/cards/index.ts: every card file of a game, in order. A list written by hand stays as it is.
// `--check` only says whether it is up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const games = join(root, 'src', 'games');
const HEAD = '// Written by `npm run cards:index` from the files of this folder.';
const check = process.argv.includes('--check');
let stale = 0;

/** The list as the formatter would have it: on one line where that is not too long. */
function listed(names) {
  const line = `export const cards: readonly Card[] = [${names.join(', ')}].flat();`;
  if (line.length <= 120) return [line];
  return ['export const cards: readonly Card[] = [', ...names.map(name => `  ${name},`), '].flat();'];
}

for (const game of readdirSync(games, { withFileTypes: true })) {
  const folder = join(games, game.name, 'cards');
  if (!game.isDirectory() || !existsSync(folder)) continue;
  const files = readdirSync(folder, { recursive: true })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && file !== 'index.ts')
    .sort();
  const nameOf = file => `_${file.replace(/\.ts$/, '').replace(/[^A-Za-z0-9]+/g, '_')}`;
  const text = [
    HEAD,
    '// biome-ignore-all assist/source/organizeImports: in the order of the files.',
    "import type { Card } from '../card.js';",
    ...files.map(file => `import ${nameOf(file)} from './${file.replace(/\.ts$/, '.js')}';`),
    '',
    '/** Every card of the game, one list for each file. */',
    ...listed(files.map(nameOf)),
    '',
  ].join('\n');
  const index = join(folder, 'index.ts');
  const before = existsSync(index) ? readFileSync(index, 'utf8') : HEAD;
  if (before === text || !before.startsWith(HEAD)) continue;
  if (check) {
    console.error(`${index} is not up to date: run npm run cards:index`);
    stale++;
  } else writeFileSync(index, text);
}
process.exit(stale === 0 ? 0 : 1);
