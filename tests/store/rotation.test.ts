import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backupName, freeBackup, openStore, RegularBackups, rotate } from '../../src/store/index.js';
import { file } from './places.js';
import { match } from './samples.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const MONDAY = Date.parse('2026-11-23T04:00:00.123Z');

const others = ['longbox-monday.sqlite', 'longbox.sqlite', 'longbox-2026-11-01T04-00-00.sqlite-wal', 'notes.txt'];

it('keeps the newest backups and touches no file of another name', () => {
  const folder = join(dirname(file()), 'backups');
  mkdirSync(folder);
  const days = [0, 1, 2, 3, 4].map(day => backupName(MONDAY + day * DAY));
  for (const name of [...days, ...others]) writeFileSync(join(folder, name), '');
  expect(rotate(folder, 2)).toEqual([days[2], days[1], days[0]].map(name => join(folder, String(name))));
  expect(readdirSync(folder).sort()).toEqual([days[3], days[4], ...others].sort());
  expect(rotate(folder, 0)).toHaveLength(1);
  expect(rotate(join(folder, 'nowhere'), 1)).toEqual([]);
});

it('names the backups of one second apart, and knows which of them is the newest', () => {
  const folder = join(dirname(file()), 'backups');
  mkdirSync(folder);
  const made = Array.from({ length: 11 }, () => {
    const name = freeBackup(folder, MONDAY);
    writeFileSync(name, '');
    return name;
  });
  expect(new Set(made).size).toBe(11);
  expect(made[0]).toBe(join(folder, backupName(MONDAY)));
  expect(rotate(folder, 2)).toEqual(made.slice(0, 9).reverse());
});

it('makes a backup when the newest is old enough, keeps so many, and tries again after one that failed', async () => {
  const database = file();
  const folder = join(dirname(database), 'backups');
  const store = openStore(database);
  onTestFinished(() => store.close());
  await store.createMatch(match('m'));
  let now = MONDAY;
  const told: (string | number)[] = [];
  let isFull = false;
  const regular = new RegularBackups({
    store: { backup: async to => (isFull ? Promise.reject(new Error('full')) : store.backup(to)) },
    folder,
    hours: 24,
    keep: 2,
    now: () => now,
    made: (_, gone) => void told.push(gone.length),
    failed: error => void told.push((error as Error).message),
  });
  expect(await regular.look()).toBe(DAY);
  now += 5 * HOUR;
  // Times in names have no milliseconds.
  expect(await regular.look()).toBe(19 * HOUR - 123);
  now += 19 * HOUR;
  isFull = true;
  expect(await regular.look()).toBe(HOUR);
  isFull = false;
  for (let days = 0; days < 2; days++, now += DAY) expect(await regular.look()).toBe(DAY);
  expect(told).toEqual([0, 'full', 0, 1]);
  const names = readdirSync(folder).sort();
  expect(names).toEqual([backupName(now - 2 * DAY), backupName(now - DAY)]);
  // The clock was a year ahead for a while: that keeps no backup from being made now.
  writeFileSync(join(folder, backupName(now + 365 * DAY)), 'ahead');
  expect(await regular.look()).toBe(DAY);
  expect(readdirSync(folder)).toContain(backupName(now));
  const copy = openStore(join(folder, String(names[1])));
  expect(await copy.match('m')).not.toBeNull();
  await copy.close();
});
