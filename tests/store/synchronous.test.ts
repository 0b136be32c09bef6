import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../src/store/sqlite/connection.js';

const FULL = 2;
const NORMAL = 1;

test('a note does not wait for the disk; every other write does, also right after a note that failed', async () => {
  const connection = connect(join(mkdtempSync(join(tmpdir(), 'longbox-')), 'store.sqlite'));
  const level = (): unknown => connection.sqlite.pragma('synchronous', { simple: true });
  expect(await connection.note(level)).toBe(NORMAL);
  expect(level()).toBe(FULL);
  const failing = connection.note(() => {
    throw new Error('no');
  });
  // In the same turn of the event loop: the write must not run under the note's setting.
  const writing = connection.write(level);
  await expect(failing).rejects.toThrow('no');
  expect(await writing).toBe(FULL);
  connection.close();
});
