import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backupDatabase, openStore } from '../../src/store/index.js';
import { connect } from '../../src/store/sqlite/connection.js';
import { isShared, keepFolderPrivate, keepPrivate } from '../../src/store/sqlite/rights.js';
import { later } from './builds.js';
import { modes, open } from './modes.js';
import { other } from './others.js';
import { file, folder } from './places.js';
import { match } from './samples.js';

/** What a killed bot leaves, beside a backup and an older copy, with everything open to everybody. */
async function leftOpen(): Promise<string> {
  const [running, database] = [file(), file()];
  const data = dirname(database);
  const store = openStore(running);
  await store.createMatch(match('m'));
  cpSync(dirname(running), data, { recursive: true });
  await store.close();
  mkdirSync(join(data, 'backups'));
  for (const name of ['backups/old.sqlite', 'longbox.sqlite-before-upgrade', 'notes.txt'])
    writeFileSync(join(data, name), '');
  for (const name of readdirSync(data)) chmodSync(join(data, name), name === 'backups' ? 0o755 : 0o644);
  chmodSync(join(data, 'backups/old.sqlite'), 0o644);
  chmodSync(data, 0o755);
  return database;
}

// Files that SQLite makes, and only then ours, would be open to others by this process's own mask.
it('is tested by somebody who shares what they make', () => {
  const made = join(folder(), 'made');
  writeFileSync(made, '');
  expect(open(dirname(made))).toContain('made 644');
});

describe('opening a database', () => {
  it('makes everything private from the first byte', async () => {
    const database = join(folder(), 'new', 'longbox.sqlite');
    const store = openStore(database);
    onTestFinished(() => store.close());
    await store.createMatch(match('m'));
    expect(modes(dirname(database))).toEqual({
      '.': '700',
      'longbox.sqlite': '600',
      'longbox.sqlite-lock': '600',
      'longbox.sqlite-shm': '600',
      'longbox.sqlite-wal': '600',
    });
  });

  it('shuts a folder and files that were open to others, and nothing that is not its own', async () => {
    const database = await leftOpen();
    expect(open(dirname(database))).toHaveLength(9);
    const store = openStore(database);
    onTestFinished(() => store.close());
    await store.createMatch(match('n'));
    expect(open(dirname(database))).toEqual(['notes.txt 644']);
    expect(modes(dirname(database))).toMatchObject({ '.': '700', backups: '700', 'backups/old.sqlite': '600' });
    const second = other(database, 'open');
    await second.said(1);
    expect(second.lines).toEqual([expect.stringMatching(/^taken: /)]);
  });

  it('leaves a folder as it is that others need, and shuts the files in it', async () => {
    const database = await leftOpen();
    chmodSync(dirname(database), 0o1777);
    await openStore(database).close();
    expect(open(dirname(database)).sort()).toEqual(['. 1777', 'notes.txt 644']);
  });

  it('before an upgrade makes a private copy', async () => {
    const database = await leftOpen();
    await openStore(database).close();
    connect(database, later('ALTER TABLE `players` ADD `since` integer;')).close();
    expect(modes(dirname(database))).toMatchObject({
      'longbox.sqlite': '600',
      'longbox.sqlite-before-upgrade-2': '600',
    });
  });
});

describe('a backup is private', () => {
  it('and so is each folder that it makes', async () => {
    const database = await leftOpen();
    const away = folder();
    chmodSync(away, 0o755);
    await backupDatabase(database, join(away, 'deep', 'down', 'copy.sqlite'));
    expect(modes(away)).toEqual({ '.': '755', deep: '700', 'deep/down': '700', 'deep/down/copy.sqlite': '600' });
  });

  it('in the folder for backups, which it shuts, and in any other, which it does not', async () => {
    const database = await leftOpen();
    const data = dirname(database);
    await backupDatabase(database, join(data, 'backups', 'copy.sqlite'));
    expect(modes(data)).toMatchObject({ '.': '755', backups: '700', 'backups/copy.sqlite': '600' });
    await backupDatabase(database, join(data, 'copy.sqlite'));
    expect(modes(data)).toMatchObject({ '.': '755', 'copy.sqlite': '600', 'notes.txt': '644' });
  });
});

describe('what is kept private', () => {
  it('is nothing that a link only points to', () => {
    const elsewhere = folder();
    writeFileSync(join(elsewhere, 'hers'), '');
    chmodSync(elsewhere, 0o755);
    const ours = folder();
    symlinkSync(elsewhere, join(ours, 'folder'));
    symlinkSync(join(elsewhere, 'hers'), join(ours, 'file'));
    keepFolderPrivate(ours);
    keepFolderPrivate(join(ours, 'folder'));
    expect(modes(elsewhere)).toEqual({ '.': '755', hers: '644' });
  });

  it('stays as strict as it was, and may be missing', () => {
    const ours = folder();
    for (const [name, mode] of [
      ['read-only', 0o444],
      ['program', 0o755],
      ['shut', 0o400],
    ] as const) {
      writeFileSync(join(ours, name), '');
      chmodSync(join(ours, name), mode);
    }
    keepPrivate(join(ours, 'nowhere'), ...['read-only', 'program', 'shut'].map(name => join(ours, name)));
    expect(modes(ours)).toMatchObject({ 'read-only': '400', program: '700', shut: '400' });
    keepFolderPrivate(join(ours, 'nowhere'));
  });

  it.runIf(process.getuid?.() === 0)("is nothing of somebody else's", () => {
    const theirs = join(folder(), 'theirs');
    writeFileSync(theirs, '');
    chownSync(theirs, 65534, 65534);
    keepPrivate(theirs);
    expect(modes(dirname(theirs))).toMatchObject({ theirs: '644' });
  });

  it('is no folder with a home, this program or everything in it', () => {
    for (const place of [process.cwd(), dirname(process.cwd()), '/']) expect(isShared(place), place).toBe(true);
    const data = folder();
    expect(isShared(data)).toBe(false);
    chmodSync(data, 0o1777);
    expect(isShared(data)).toBe(true);
  });
});
