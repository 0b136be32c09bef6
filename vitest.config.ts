import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/folders.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Loading the game rooms anew for each file would take as long as many of the tests: files share what they load.
    isolate: false,
    maxWorkers: 2,
  },
});
