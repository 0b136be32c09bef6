import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BUILT, built } from './tests/built.js';
import Order from './tests/order.js';

/** `npm run gallery`, `npm run reading` and `npm run fleet` are no tests, but play as the tests of whole programs do. */
function files({ LONGBOX_GALLERY, LONGBOX_READING, LONGBOX_FLEET }: NodeJS.ProcessEnv): string[] {
  if (LONGBOX_GALLERY === '1') return ['tests/e2e/gallery*.ts'];
  if (LONGBOX_READING !== undefined) return ['tests/e2e/reading.ts'];
  return LONGBOX_FLEET === undefined ? ['tests/**/*.test.ts'] : ['tests/e2e/fleet/whole.ts'];
}

export default defineConfig({
  plugins: [built()],
  test: {
    include: files(process.env),
    globalSetup: ['tests/folders.ts', 'tests/store/postgres/setup.ts'],
    setupFiles: ['tests/seeds.ts'],
    // Tests of whole programs may run a second time.
    runner: 'tests/runner.ts',
    sequence: { sequencer: Order },
    // Whoever waits in vain is told so by their own wait; a busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    server: { deps: { external: [BUILT] } },
    pool: 'forks',
    // Fuzzed matches make much that is soon forgotten: with more room for it a third of their time is saved.
    execArgv: ['--max-semi-space-size=64', '--enable-source-maps'],
    // Loading the game rooms anew for each file would take as long as many of the tests: files share what they load.
    isolate: false,
    // One more than there are cores: of those that go through sockets and processes one or another always waits.
    maxWorkers: Math.min(availableParallelism(), 4) + 1,
  },
});
