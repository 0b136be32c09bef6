// `npm test`: installs what is missing, then lint, types, layers, build and every test. Ends with one line of counts.
// `npm test -- FILTER...` runs only the tests whose path holds one of the filters, after the same checks.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const report = join(root, 'reports', 'tests.json');
const bin = name => join(root, 'node_modules', '.bin', name);

const checks = [
  ['format and lint', bin('biome'), ['check', '.']],
  ['typed lint', bin('eslint'), ['.']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'commands']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['unused code', bin('knip'), []],
  ['card index', process.execPath, ['scripts/index-cards.mjs', '--check']],
  ['font widths', process.execPath, ['scripts/measure-fonts.mjs', '--check']],
];

let failed = 0;
const run = (name, command, args) => {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  return status === 0;
};

await ensureInstalled();
for (const [name, command, args] of checks) if (!run(name, command, args)) failed++;
await ensureBuilt();

mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const filters = process.argv.slice(2);
run('tests', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...filters,
]);

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
console.log(`${counts.passed} passed, ${counts.failed + failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed + failed === 0 ? 0 : 1);
