import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { REST } from '../../src/matches/record/archiving.js';
import { openStore, type Store } from '../../src/store/index.js';
import { finished, keep } from '../matches/finished.js';
import { json, refused, run } from './run.js';

const match = finished('squad');

/** A data folder with matches that ended long ago, and one that ended just now. */
async function dataFolder(old: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let time = Date.now() - 2 * REST;
  const store = openStore(join(folder, 'longbox.sqlite'), { now: () => time });
  for (let n = 1; n <= old; n++) await keep(store, { ...match, match: { ...match.match, id: `m${n}` } });
  time = Date.now();
  await keep(store, { ...match, match: { ...match.match, id: 'new' } });
  await store.close();
  return folder;
}

async function inside<T>(folder: string, look: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(join(folder, 'longbox.sqlite'));
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const left = (folder: string): Promise<string[]> =>
  inside(folder, async store => (await store.unarchived({ after: 0, limit: 99 })).map(row => row.match));

test('archive packs matches that ended a day ago, goes on where it was stopped, and makes the file smaller', async () => {
  const folder = await dataFolder(12);
  const before = await inside(folder, store => store.history('m3'));
  // Somebody stopped it after some of them.
  await inside(folder, async store => void (await Promise.all(['m1', 'm2', 'm5'].map(id => store.archive(id)))));
  const told = await run(['archive', '--data', folder, '--json']);
  expect(told.err).toContain('9 matches archived so far');
  const found = JSON.parse(told.out) as { matches: number; bytes: { before: number; after: number } };
  expect(found.matches).toBe(9);
  expect(found.bytes.after).toBeLessThan(found.bytes.before);
  expect(await left(folder)).toEqual(['new']);
  expect(await inside(folder, store => store.history('m3'))).toEqual(before);
});

test('archive names a match that cannot be read, and goes on', async () => {
  const folder = await dataFolder(3);
  const program = new Database(join(folder, 'longbox.sqlite'));
  program.exec("update decisions set move = '{' where match = 'm1'");
  program.close();
  const { exit, err } = await run(['archive', '--data', folder]);
  expect(exit).toBe(0);
  expect(err).toContain("longbox: match m1 can't be archived: ");
  expect(err).toContain('2 matches archived so far');
  expect(await left(folder)).toEqual(['m1', 'new']);
});

test('archive has nothing to do where nothing has ended, and needs a database that nobody uses', async () => {
  const folder = await dataFolder(0);
  await inside(folder, async store => void (await store.archive('new')));
  expect(await json(['archive', '--data', folder])).toMatchObject({ matches: 0 });
  await inside(folder, () => refused(['archive', '--data', folder], 'in use by another running Longbox'));
  await refused(['archive', '--data', join(folder, 'none')], 'no database at');
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
