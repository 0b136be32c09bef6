import { defineConfig } from 'vitest/config';
import { BUILT, built } from './tests/built.js';
import Order from './tests/order.js';

export default defineConfig({
  plugins: [built()],
  test: {
    // `npm run gallery` is no test, but it plays as the tests of the browser do.
    include: process.env.LONGBOX_GALLERY === '1' ? ['tests/e2e/gallery*.ts'] : ['tests/**/*.test.ts'],
    globalSetup: ['tests/folders.ts', 'tests/store/postgres/setup.ts'],
    setupFiles: ['tests/seeds.ts'],
    // Tests of whole programs may run a second time.
    runner: 'tests/runner.ts',
    sequence: { sequencer: Order },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { external: [BUILT] } },
    pool: 'forks',
    // Fuzzed matches make much that is soon forgotten: with more room for it a third of their time is saved.
    execArgv: ['--max-semi-space-size=64', '--enable-source-maps'],
    // Loading the game rooms anew for each file would take as long as many of the tests: files share what they load.
    isolate: false,
    maxWorkers: 2,
  },
});
