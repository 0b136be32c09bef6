// `npm test`: installs what is missing, then lint, types, layers, build and every test. Ends with one line of counts.
// `npm test -- FILTER...` runs only the tests whose path holds one of the filters, after the same checks.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const report = join(root, 'reports', 'tests.json');
const bin = name => join(root, 'node_modules', '.bin', name);

/** The longest first: they are done side by side. */
const checks = [
  ['typed lint', bin('eslint'), ['.']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'commands']],
  ['format and lint', bin('biome'), ['check', '.']],
  ['unused code', bin('knip'), []],
  ['card index', process.execPath, ['scripts/index-cards.mjs', '--check']],
  ['font widths', process.execPath, ['scripts/measure-fonts.mjs', '--check']],
];

/** Runs a program and says how it went. What it writes is shown as a whole when it has ended, or at once by `inherit`. */
function run(name, command, args, stdio = 'pipe') {
  const started = Date.now();
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => written.push(part));
    child.on('error', error => written.push(`${error.message}\n`));
    child.on('close', code => {
      process.stdout.write(Buffer.concat(written.map(part => Buffer.from(part))));
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

await ensureInstalled();
console.log(`checks: ${checks.map(([name]) => name).join(', ')}`);
let failed = 0;
const left = [...checks];
const next = async () => {
  for (let check = left.shift(); check !== undefined; check = left.shift()) if (!(await run(...check))) failed++;
};
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, next));
await ensureBuilt();

mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const filters = process.argv.slice(2);
const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const wentWell = await run('tests', bin('vitest'), ['run', ...output, ...filters], 'inherit');

let counts = { passed: 0, failed: 1, skipped: 0 };
try {
  const told = JSON.parse(readFileSync(report, 'utf8'));
  // A file that could not be loaded has no tests of its own: it counts as one failure.
  const unloaded = told.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  counts = {
    passed: told.numPassedTests,
    failed: told.numFailedTests + unloaded,
    skipped: told.numPendingTests + told.numTodoTests,
  };
} catch {
  console.error('The tests left no report: they did not run to their end.');
}
// An error outside of any test is a failure as well.
if (!wentWell && counts.failed === 0) counts.failed = 1;
console.log(`${counts.passed} passed, ${counts.failed + failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed + failed === 0 ? 0 : 1);
