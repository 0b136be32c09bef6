import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

test.skipIf(process.platform !== 'linux')(
  'npm start has two of them, though it is an ES module that begins',
  async () => {
    const root = join(import.meta.dirname, '../..');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const flags = scripts.start.replace(/^node /, '').replace(/ ?scripts\/start\.mjs$/, '');
    const counting =
      "import { readdirSync, promises } from 'node:fs'; await promises.stat('.'); console.log(readdirSync('/proc/self/task').length)";
    const threads = async (...before: string[]): Promise<number> => {
      const env = { ...process.env, UV_THREADPOOL_SIZE: undefined };
      const args = [...before, '--input-type=module', '--eval', counting];
      return Number((await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout);
    };
    // By itself Node has four.
    expect((await threads()) - (await threads(...flags.split(' ')))).toBe(2);
  },
);
