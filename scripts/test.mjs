// `npm test`: installs what is missing, then lint, types, layers, build and every test. Ends with one line of counts.
// `npm run soak` is the same with every long series in full.
// `npm test -- FILTER...` runs only the tests whose path holds one of the filters, after the same checks.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiler, ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const tally = join(root, 'reports', 'tally.json');
const bin = name => join(root, 'node_modules', '.bin', name);

/** Nothing is built of what has no right types, and no test runs before it is built. By itself the compiler checks in four threads, much of it in each. */
const types = ['types', process.execPath, [compiler, '-p', 'tsconfig.json', '--checkers', '1']];
/** Beside that and the tests, one by one: tests that go through sockets leave time for them. */
const beside = [
  ['format and lint', bin('biome'), ['check', '.']],
  ['card index', process.execPath, ['scripts/index-cards.mjs', '--check']],
  ['rooms', process.execPath, ['scripts/rooms.mjs', '--check']],
  ['font widths', process.execPath, ['scripts/measure-fonts.mjs', '--check']],
  ['typed lint', bin('oxlint'), ['--type-aware']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src', 'commands']],
  ['unused code', bin('knip'), []],
];

/**
 * Runs a program and says how it went. What it writes is shown as a whole when it has ended, after the tests where these
 * are running, or at once by `inherit`.
 */
function run(name, command, args, { stdio = 'pipe', env = {}, after = () => undefined } = {}) {
  const started = Date.now();
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    // Whatever ends this ends what it has begun.
    process.once('exit', () => child.kill());
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => written.push(part));
    child.on('error', error => written.push(`${error.message}\n`));
    child.on('close', code => {
      const took = ((Date.now() - started) / 1000).toFixed(1);
      void Promise.resolve(after()).then(() => {
        process.stdout.write(Buffer.concat(written.map(part => Buffer.from(part))));
        console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${took} s)`);
      });
      resolve(code === 0);
    });
  });
}

await ensureInstalled();
console.log(`checks: ${[types, ...beside].map(([name]) => name).join(', ')}`);
// Programs in Go, which the compiler and the typed lint are, look for free memory half as often: that is a quarter of their time.
const roomy = { GOGC: '200' };
const failed = new Set();
/** The tests, once they run. */
let tests;
async function check(checks) {
  for (const one of checks) if (!(await run(...one, { env: roomy, after: () => tests }))) failed.add(one[0]);
}
const others = check(beside);
await check([types]);
// Types that have just been found right need not be looked at once more.
await ensureBuilt({ checked: !failed.has('types') });

const words = process.argv.slice(2);
const soaks = words[0] === '--soak';
const filters = soaks ? words.slice(1) : words;
mkdirSync(dirname(tally), { recursive: true });
rmSync(tally, { force: true });
const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'tally.mjs')}`];
const env = { LONGBOX_TALLY: tally, ...(soaks && { LONGBOX_SOAK: '1' }) };
tests = run('tests', bin('vitest'), ['run', ...reporters, ...filters], { stdio: 'inherit', env });
const [wentWell] = await Promise.all([tests, others]);

let counts = { passed: 0, failed: 1, skipped: 0, again: [] };
try {
  counts = JSON.parse(readFileSync(tally, 'utf8'));
} catch {
  console.error('The tests left no tally: they did not run to their end.');
}
if (!wentWell && counts.failed === 0) counts.failed = 1;
for (const { name, reasons } of counts.again)
  console.log([`passed when it ran a second time: ${name}`, ...reasons].join('\n  '));
for (const name of failed) console.log(`failed: ${name}`);
console.log(`${counts.passed} passed, ${counts.failed + failed.size} failed, ${counts.skipped} skipped`);
process.exit(counts.failed + failed.size === 0 ? 0 : 1);
