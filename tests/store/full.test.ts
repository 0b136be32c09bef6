import fs, { existsSync, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '../../src/store/index.js';
import { connect } from '../../src/store/sqlite/connection.js';
import { storeOver } from '../../src/store/sqlite/engine.js';
import { file } from './places.js';
import { decision, line, match, snapshot } from './samples.js';

const step = (store: Store, seq: number): Promise<unknown> =>
  store.commit('m', seq - 1, { moves: [decision(seq)], snapshot: snapshot(seq, 'x'.repeat(20_000)), log: [line(seq)] });

it.each([[':memory:'], [null]])(
  'a full disk stops a step whole, and the next one works when there is room (%s)',
  async name => {
    const connection = connect(name ?? file());
    const store = storeOver(connection);
    onTestFinished(() => store.close());
    await store.createMatch(match('m'));
    const pages = Number(connection.sqlite.pragma('page_count', { simple: true }));
    connection.sqlite.pragma(`max_page_count = ${pages + 30}`);
    let seq = 0;
    const failure: unknown = await (async () => {
      for (;;) await step(store, ++seq);
    })().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'StoreError',
      trouble: 'full',
      message: expect.stringContaining('disk is full'),
    });
    expect(seq).toBeGreaterThan(2);

    const after = await store.load('m');
    expect(after).toMatchObject({ match: { moves: seq - 1, lines: seq - 1 }, snapshot: { seq: seq - 1 }, moves: [] });
    expect(await store.log('m', 0, 99)).toHaveLength(seq - 1);
    expect(connection.sqlite.inTransaction).toBe(false);

    connection.sqlite.pragma('max_page_count = 100000');
    await step(store, seq);
    expect(await store.match('m')).toMatchObject({ moves: seq });
  },
);

it('a disk that turns read-only is told as such', async () => {
  const connection = connect(file());
  const store = storeOver(connection);
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  connection.sqlite.pragma('query_only = ON');
  await expect(step(store, 1)).rejects.toMatchObject({ name: 'StoreError', trouble: 'unwritable' });
  expect(await store.match('m')).toEqual(match('m'));
});

describe('a disk that is full when a database is opened', () => {
  const says = /^The disk is full: .*longbox\.sqlite .*Free some space and try again\.$/;

  /** From here on the system makes no file and no folder, with this reason. */
  function refuse(code: string): void {
    const refusal = (): never => {
      throw Object.assign(new Error(`${code}: no space left on device`), { code });
    };
    const spies = (['mkdirSync', 'writeFileSync'] as const).map(name => vi.spyOn(fs, name).mockImplementation(refusal));
    syncBuiltinESMExports();
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore();
      syncBuiltinESMExports();
    });
  }

  /** SQLite fails with this as soon as it is to keep a journal. */
  function fail(code: string): void {
    const { pragma } = Database.prototype;
    const spy = vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (this: Database.Database, ...args) {
      if (args[0] === 'journal_mode = WAL') throw new Database.SqliteError('disk I/O error', code);
      return pragma.apply(this, args);
    });
    onTestFinished(() => void spy.mockRestore());
  }

  it.each(['ENOSPC', 'EDQUOT'])('is what the system says: %s', code => {
    const database = join(dirname(file()), 'new', 'longbox.sqlite');
    refuse(code);
    expect(() => connect(database)).toThrow(says);
    expect(existsSync(dirname(database))).toBe(false);
  });

  it.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])('is what SQLite says: %s', code => {
    fail(code);
    expect(() => connect(file())).toThrow(says);
  });

  it.each(['SQLITE_IOERR_WRITE', 'SQLITE_CANTOPEN'])('is what the system says when SQLite says only %s', code => {
    const database = file();
    fail(code);
    expect(() => connect(database)).toThrow(/cannot be written/);
    expect(readdirSync(dirname(database)).filter(name => name.includes('partial'))).toEqual([]);
    refuse('EDQUOT');
    expect(() => connect(database)).toThrow(says);
  });
});
