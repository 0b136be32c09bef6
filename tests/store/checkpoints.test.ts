import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Connection, connect } from '../../src/store/sqlite/connection.js';

const PAGE = 4096;

/** A new database in which each write fills so many pages. */
function opened(): { connection: Connection; write(pages: number): Promise<void>; size(of?: '-wal'): number } {
  const file = join(mkdtempSync(join(tmpdir(), 'longbox-')), 'store.sqlite');
  const connection = connect(file);
  onTestFinished(() => connection.close());
  connection.sqlite.exec('create table pages (held blob)');
  const insert = connection.sqlite.prepare('insert into pages values (?)');
  return {
    connection,
    write: pages => connection.write(() => void insert.run(Buffer.alloc(pages * PAGE))),
    size: (of?: '-wal') => statSync(`${file}${of ?? ''}`).size / PAGE,
  };
}

test('the journal moves to the file when nobody has written for a while, and no writer waits for that', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { write, size } = opened();
  const before = size();
  for (let n = 0; n < 120; n++) {
    await write(10);
    vi.advanceTimersByTime(199);
  }
  expect(size()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(size()).toBeGreaterThan(before + 1200);
  // What comes next begins the journal from the start.
  const journal = size('-wal');
  for (let n = 0; n < 50; n++) await write(10);
  expect(size('-wal')).toBe(journal);
});

test('the journal stays small where writers never pause', async () => {
  const { write, size } = opened();
  for (let n = 0; n < 130; n++) await write(100);
  expect(size('-wal')).toBeLessThan(4500);
});
