import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

interface Header {
  readonly header: { readonly glibcVersionRuntime?: string };
}
const glibc = (process.report.getReport() as unknown as Header).header.glibcVersionRuntime;

async function drawn(env: NodeJS.ProcessEnv): Promise<{ before: number; after: number; threads: string }> {
  const child = join(import.meta.dirname, 'memory-child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', child], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}

// Other libraries of C have other rules for memory.
test.skipIf(glibc === undefined)('a picture touches few new pages of memory where blocks are kept', async () => {
  const { before, after, threads } = await drawn({ UV_THREADPOOL_SIZE: undefined });
  expect(threads).toBe('2');
  // A block of 900 by 900 pixels has 790 pages.
  expect(before).toBeGreaterThan(790);
  expect(after).toBeLessThan(before / 2);
});

test('a host may ask for another number of threads', async () => {
  expect((await drawn({ UV_THREADPOOL_SIZE: '3' })).threads).toBe('3');
});
