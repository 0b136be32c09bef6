import { defineConfig } from 'vitest/config';

/** What mutation testing runs: the tests of the kernel and the tabletop, but for those of the lint rules, which have none of it in them. */
export default defineConfig({
  test: {
    include: ['tests/{kernel,tabletop}/**/*.test.ts'],
    exclude: ['tests/kernel/lint.test.ts'],
    testTimeout: 60_000,
  },
});
