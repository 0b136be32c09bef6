// `npm run mutate:cards`: changes one token of a card at a time in a copy of what was built, runs the tests of its game, and names what none
// of them noticed. The same tokens each time while cards stay as they are. `-- --sample 20 --only squad/cards/x-men` tries fewer.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { readOptions } from './options.mjs';
import { vitest } from './vitest.mjs';

/** Milliseconds after which the tests of a mutant run in circles: that is noticed. */
const PATIENCE = 600_000;
/** A copy of what was built: stopping this leaves no mutant where others would run it. */
const copy = join(root, 'reports', 'mutants', 'dist');
const built = join(copy, 'src', 'games');

const values = readOptions('mutate:cards', {
  sample: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'cards' },
  only: { type: 'string', default: '' },
});

const SWAPPED = new Map([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.TrueKeyword, 'false'],
  [ts.SyntaxKind.FalseKeyword, 'true'],
]);

/** Where a word stands: another word from such a place could stand there too. */
function placeOf(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return parent.name.getText();
  if (ts.isCallExpression(parent)) return `${parent.expression.getText()} ${parent.arguments.indexOf(node)}`;
  return null;
}

/** The tokens of a card that can be others: `to` is text, or a function of all words that stand in such places. */
function tokensOf(file) {
  const text = readFileSync(join(built, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found = [];
  const add = (node, to, place) => found.push({ file, at: node.getStart(), end: node.getEnd(), to, place });
  const look = node => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
    else if (ts.isStringLiteral(node)) add(node, null, placeOf(node));
    else if (SWAPPED.has(node.kind)) add(node, SWAPPED.get(node.kind));
    ts.forEachChild(node, look);
  };
  look(source);
  return found.map(one => ({ ...one, from: text.slice(one.at, one.end), game: file.split('/')[0] }));
}

/** Every mutant, in an order that is luck to the cards and the same each time. */
function mutants() {
  const files = readdirSync(built, { recursive: true })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /^\w+\/cards\/.*\.js$/.test(file) && !file.endsWith('/index.js') && file.includes(values.only));
  const tokens = files.sort().flatMap(tokensOf);
  const words = new Map();
  for (const { game, place, from } of tokens)
    if (place) words.set(`${game} ${place}`, [...(words.get(`${game} ${place}`) ?? []), from]);
  const rank = ({ file, at }) => createHash('sha256').update(`${values.seed} ${file} ${at}`).digest('hex');
  const another = ({ game, place, from, to }) => {
    if (to !== null) return to;
    const others = [...new Set(words.get(`${game} ${place}`) ?? [])].sort();
    return others.length < 2 ? null : others[(others.indexOf(from) + 1) % others.length];
  };
  return tokens
    .map(token => ({ ...token, to: another(token), rank: rank(token) }))
    .filter(({ to }) => to !== null)
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, Number(values.sample));
}

/** The tests of a game's cards that speak of a card in this text by its name or id, and those of printed facts. */
function nearest(game, text) {
  const words = [...text.matchAll(/(?:name: |^\s*\w+\(|export default \w+\()(['"])((?:(?!\1).)+)\1/gm)].map(
    found => found[2],
  );
  const folder = join('tests', 'games', game, 'cards');
  const isNear = file => {
    const test = readFileSync(join(root, folder, file), 'utf8');
    return file === 'facts.test.ts' || words.some(word => test.includes(word));
  };
  return readdirSync(join(root, folder))
    .filter(file => file.endsWith('.test.ts') && isNear(file))
    .map(file => join(folder, file));
}

/** Whether a test fails. Those that speak of the card come first, then those of all cards: they are quick, and mostly enough. */
function isNoticed(game, text = '') {
  const tests = join('tests', 'games', game);
  const near = nearest(game, text);
  const runs = [near, [`${join(tests, 'cards')}/`], [`${tests}/`, '--exclude', `${join(tests, 'cards')}/**`]];
  return runs
    .filter(filters => filters.length > 0)
    .some(filters => {
      const args = ['--bail=1', '--reporter=dot', ...filters];
      return vitest({ LONGBOX_DIST: copy }, args, { stdio: 'ignore', timeout: PATIENCE }) !== 0;
    });
}

await ensureInstalled();
await ensureBuilt();
rmSync(copy, { recursive: true, force: true });
cpSync(join(root, 'dist'), copy, { recursive: true });
const tried = mutants();
const games = new Set(tried.map(({ game }) => game));
for (const game of games)
  if (isNoticed(game)) {
    console.error(`The tests of ${game} fail as it is: mend that first.`);
    process.exit(1);
  }
let noticed = 0;
for (const [number, { file, at, end, from, to, game }] of tried.entries()) {
  if (number > 0 && number % 10 === 0) console.error(`${number} of ${tried.length} tried, ${noticed} noticed`);
  const path = join(built, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, at) + to + text.slice(end));
  const seen = isNoticed(game, text);
  writeFileSync(path, text);
  if (seen) noticed++;
  else console.log(`not noticed: ${file}:${text.slice(0, at).split('\n').length} ${from} -> ${to}`);
}
console.log(
  `${tried.length} ${tried.length === 1 ? 'mutant' : 'mutants'}, ${noticed} noticed, ${tried.length - noticed} not noticed`,
);
