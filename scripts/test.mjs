// `npm test`: installs what is missing, then lint, types, layers, build and every test. Ends with one line of counts.
// `npm run soak` is the same with every long series in full.
// `npm test -- FILTER...` runs only the tests whose path holds one of the filters, after the same checks.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tally = join(root, 'reports', 'tally.json');
const bin = name => join(root, 'node_modules', '.bin', name);

/** Before the tests, side by side, the longest first: nothing is built of what has no right types. */
const before = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['format and lint', bin('biome'), ['check', '.']],
  ['card index', process.execPath, ['scripts/index-cards.mjs', '--check']],
  ['rooms', process.execPath, ['scripts/rooms.mjs', '--check']],
  ['font widths', process.execPath, ['scripts/measure-fonts.mjs', '--check']],
];
/** Beside the tests, one by one: tests that go through sockets leave time for them. */
const beside = [
  ['typed lint', bin('eslint'), ['.']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src', 'commands']],
  ['unused code', bin('knip'), []],
];

/**
 * Runs a program and says how it went. What it writes is shown as a whole when it has ended and `after` has come, or at
 * once by `inherit`.
 */
function run(name, command, args, { stdio = 'pipe', env = {}, after = Promise.resolve() } = {}) {
  const started = Date.now();
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => written.push(part));
    child.on('error', error => written.push(`${error.message}\n`));
    child.on('close', code => {
      const took = ((Date.now() - started) / 1000).toFixed(1);
      void after.then(() => {
        process.stdout.write(Buffer.concat(written.map(part => Buffer.from(part))));
        console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${took} s)`);
      });
      resolve(code === 0);
    });
  });
}

await ensureInstalled();
console.log(`checks: ${[...before, ...beside].map(([name]) => name).join(', ')}`);
const failed = new Set();
/** Runs checks, so many at a time. */
async function check(checks, atOnce, how) {
  const left = [...checks];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift())
      if (!(await run(...one, how))) failed.add(one[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
await check(before, Math.max(2, availableParallelism()));
// Types that have just been found right need not be looked at once more.
await ensureBuilt({ checked: !failed.has('types') });

const words = process.argv.slice(2);
const soaks = words[0] === '--soak';
const filters = soaks ? words.slice(1) : words;
mkdirSync(dirname(tally), { recursive: true });
rmSync(tally, { force: true });
const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'tally.mjs')}`];
const env = { LONGBOX_TALLY: tally, ...(soaks && { LONGBOX_SOAK: '1' }) };
const tests = run('tests', bin('vitest'), ['run', ...reporters, ...filters], { stdio: 'inherit', env });
const [wentWell] = await Promise.all([tests, check(beside, 1, { after: tests })]);

let counts = { passed: 0, failed: 1, skipped: 0, again: [] };
try {
  counts = JSON.parse(readFileSync(tally, 'utf8'));
} catch {
  console.error('The tests left no tally: they did not run to their end.');
}
if (!wentWell && counts.failed === 0) counts.failed = 1;
for (const name of counts.again) console.log(`passed when it ran a second time: ${name}`);
for (const name of failed) console.log(`failed: ${name}`);
console.log(`${counts.passed} passed, ${counts.failed + failed.size} failed, ${counts.skipped} skipped`);
process.exit(counts.failed + failed.size === 0 ? 0 : 1);
