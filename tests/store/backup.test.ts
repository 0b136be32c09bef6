import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backupDatabase, openStore } from '../../src/store/index.js';
import { canBeRefused, copyHumbly, other } from './others.js';
import { file } from './places.js';
import { decision, line, match, snapshot } from './samples.js';

/** Opens a copy and sees that it is whole; returns how many moves it holds. */
async function whole(copy: string): Promise<number> {
  const store = openStore(copy);
  const loaded = await store.load('m');
  const moves = loaded?.match.moves ?? -1;
  expect((await store.history('m'))?.moves).toHaveLength(moves);
  expect(await store.log('m', 0, 1e9)).toHaveLength(loaded?.match.lines ?? -1);
  expect(loaded?.snapshot?.seq).toBe(moves);
  await store.close();
  return moves;
}

it('copies a store that goes on writing', async () => {
  const database = file();
  const copy = join(dirname(database), 'backups', 'copy.sqlite');
  const store = openStore(database);
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  let seq = 0;
  const write = async (): Promise<void> => {
    seq++;
    const json = JSON.stringify('x'.repeat(40_000));
    await store.commit('m', seq - 1, { moves: [decision(seq)], snapshot: snapshot(seq, json), log: [line(seq)] });
  };
  while (seq < 60) await write();
  let done = false;
  const backup = store.backup(copy).finally(() => {
    done = true;
  });
  const before = seq;
  while (!done) {
    await write();
    await new Promise(resolve => setImmediate(resolve));
  }
  await backup;
  expect(seq).toBeGreaterThan(before);
  expect(await whole(copy)).toBeGreaterThanOrEqual(before);
  expect(readdirSync(dirname(copy)).filter(name => name.includes('partial'))).toEqual([]);
  await write();
  expect(await store.match('m')).toMatchObject({ moves: seq });
});

it('copies what another process is writing', async () => {
  const database = file();
  const writer = other(database, 'write');
  await writer.said(40);
  for (let time = 0; time < 5; time++) {
    const said = Number(writer.lines.at(-1));
    const copy = join(dirname(database), `copy-${time}.sqlite`);
    await backupDatabase(database, copy);
    expect(await whole(copy)).toBeGreaterThanOrEqual(said);
  }
  const before = writer.lines.length;
  await writer.said(before + 10);
  expect(writer.process.exitCode).toBeNull();
});

it('copies a database in memory', async () => {
  const copy = file();
  const store = openStore(':memory:');
  await store.createMatch(match('m'));
  await store.commit('m', 0, { moves: [decision(1)], snapshot: snapshot(1), log: [line(1)] });
  await store.backup(copy);
  await store.close();
  expect(await whole(copy)).toBe(1);
});

it('never overwrites', async () => {
  const database = file();
  const store = openStore(database);
  onTestFinished(() => store.close());
  const taken = join(dirname(database), 'taken');
  writeFileSync(taken, 'precious');
  await expect(store.backup(taken)).rejects.toMatchObject({ name: 'StoreError', trouble: 'exists' });
  await expect(store.backup(database)).rejects.toMatchObject({ trouble: 'exists' });
  await expect(backupDatabase(database, taken)).rejects.toThrow(/taken is there already and was not overwritten/);
  expect(readFileSync(taken, 'utf8')).toBe('precious');
  const both = await Promise.allSettled([store.backup(`${database}-copy`), store.backup(`${database}-copy`)]);
  expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('says where it cannot copy to or from, and leaves nothing half-made', async () => {
  const database = file();
  const store = openStore(database);
  onTestFinished(() => store.close());
  const blocker = join(dirname(database), 'blocker');
  writeFileSync(blocker, '');
  await expect(store.backup(join(blocker, 'copy'))).rejects.toMatchObject({
    name: 'StoreError',
    trouble: 'unwritable',
  });
  const missing = join(dirname(database), 'missing.sqlite');
  await expect(backupDatabase(missing, `${missing}-copy`)).rejects.toMatchObject({ name: 'StoreError' });
  expect(existsSync(missing)).toBe(false);
  const noise = join(dirname(database), 'noise.sqlite');
  writeFileSync(noise, 'noise '.repeat(2000));
  await expect(backupDatabase(noise, `${noise}-copy`)).rejects.toMatchObject({ trouble: 'damaged', file: noise });
  expect(readdirSync(dirname(database)).filter(name => /copy|partial/.test(name))).toEqual([]);
});

it.runIf(canBeRefused)('names the database where that is what cannot be read, not the place of the copy', async () => {
  const database = file();
  await openStore(database).close();
  const away = mkdtempSync(join(tmpdir(), 'longbox-away-'));
  onTestFinished(() => rmSync(away, { recursive: true }));
  chmodSync(away, 0o777);
  chmodSync(database, 0o444);
  chmodSync(dirname(database), 0o555);
  expect(copyHumbly(database, join(away, 'copy.sqlite'))).toMatch(
    /^unreadable: The database \S*longbox\.sqlite cannot be read .*: run this as the user that the bot runs as\.$/,
  );
  chmodSync(dirname(database), 0o755);
  expect(readdirSync(away)).toEqual([]);
});

it('is finished before the store closes', async () => {
  const database = file();
  const store = openStore(database);
  await store.createMatch(match('m'));
  await store.commit('m', 0, { moves: [decision(1)], snapshot: snapshot(1, 'x'.repeat(3_000_000)), log: [line(1)] });
  const copy = `${database}-copy`;
  await Promise.all([store.backup(copy), store.close()]);
  expect(await whole(copy)).toBe(1);
});
