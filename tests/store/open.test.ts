import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, StoreError, type Trouble } from '../../src/store/index.js';
import { canBeRefused, openHumbly, other } from './others.js';
import { file } from './places.js';
import { decision, line, match, snapshot } from './samples.js';

/** A database with something in it, closed. */
async function filled(): Promise<string> {
  const database = file();
  const store = openStore(database);
  for (let number = 0; number < 30; number++) {
    await store.createMatch(match(`m${number}`));
    for (let seq = 1; seq <= 5; seq++)
      await store.commit(`m${number}`, seq - 1, {
        moves: [decision(seq)],
        snapshot: snapshot(seq, 'x'.repeat(6000)),
        log: [line(seq)],
      });
  }
  await store.close();
  return database;
}

/** What lies in a folder, but for the lock and SQLite's scratch memory. */
function contents(database: string): Record<string, string> {
  const folder = dirname(database);
  const kept = readdirSync(folder).filter(name => !/-(lock|shm)$/.test(name));
  // An empty journal holds nothing.
  const read = kept
    .map(name => [name, readFileSync(join(folder, name))] as const)
    .filter(([, bytes]) => bytes.length > 0);
  return Object.fromEntries(read.map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]));
}

function trouble(database: string): StoreError {
  let found: unknown;
  try {
    void openStore(database).close();
  } catch (error) {
    found = error;
  }
  expect(found).toBeInstanceOf(StoreError);
  return found as StoreError;
}

/** Opening fails with one clear line, and what was there stays as it was. */
function refused(database: string, as: Trouble): StoreError {
  const before = contents(database);
  const found = trouble(database);
  expect(found.trouble).toBe(as);
  expect(found.message).toContain(basename(database));
  expect(found.message).not.toContain('\n');
  expect(contents(database)).toEqual(before);
  return found;
}

/** What happens to a file later has a later time: not so within one tick of the file system's clock. */
function isLater(database: string): void {
  const soon = Date.now() / 1000 + 1;
  utimesSync(database, soon, soon);
}

function change(database: string, at: number, length: number): void {
  const bytes = readFileSync(database);
  for (let index = at; index < Math.min(at + length, bytes.length); index++) bytes[index] = ~(bytes[index] ?? 0) & 0xff;
  writeFileSync(database, bytes);
  isLater(database);
}

describe('opening', () => {
  it('makes the folder and the database, durable from the first write', async () => {
    const database = join(dirname(file()), 'new', 'deep', 'longbox.sqlite');
    const store = openStore(database);
    await store.createMatch(match('m'));
    expect(existsSync(`${database}-wal`)).toBe(true);
    await store.close();
    const again = openStore(database);
    expect(await again.match('m')).toEqual(match('m'));
    await again.close();
  });

  it('takes an empty file for a new database', async () => {
    const database = file();
    writeFileSync(database, '');
    await openStore(database).close();
  });
});

describe('a database that is in use', () => {
  it('is refused to a second store of this process, by whatever name', async () => {
    const database = file();
    const store = openStore(database);
    onTestFinished(() => store.close());
    expect(trouble(database)).toMatchObject({ trouble: 'taken', message: expect.stringContaining('another running') });
    symlinkSync(database, `${database}-alias`);
    expect(trouble(`${database}-alias`).trouble).toBe('taken');
    await store.createMatch(match('m'));
    expect(await store.match('m')).not.toBeNull();
  });

  it('is refused while another process has it, and free as soon as that one is killed', async () => {
    const database = file();
    const holder = other(database, 'hold');
    await holder.said(1);
    expect(holder.lines).toEqual(['open']);
    expect(trouble(database).trouble).toBe('taken');
    await holder.kill();
    await openStore(database).close();
  });

  it('stays in use although nobody refers to the store any more', async () => {
    const database = file();
    const open = async (): Promise<void> => void (await openStore(database).nextDue());
    await open();
    setFlagsFromString('--expose-gc');
    const tidyUp = runInNewContext('gc') as () => void;
    for (let time = 0; time < 3; time++) {
      tidyUp();
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    expect(trouble(database).trouble).toBe('taken');
  });

  it('is free again after closing', async () => {
    const database = file();
    for (let time = 0; time < 3; time++) await openStore(database).close();
  });

  it('is refused when another program holds it', async () => {
    const database = await filled();
    const program = new Database(database);
    onTestFinished(() => void program.close());
    program.exec('BEGIN EXCLUSIVE');
    expect(trouble(database).trouble).toBe('busy');
    program.exec('ROLLBACK');
    await openStore(database).close();
  });
});

it('makes its folder, for nobody else to look into', async () => {
  const database = join(dirname(file()), 'new', 'data', 'longbox.sqlite');
  await openStore(database).close();
  expect(statSync(dirname(database)).mode & 0o777).toBe(0o700);
});

describe('a database that cannot be written', () => {
  it('lies under a file', () => {
    const blocker = file();
    writeFileSync(blocker, 'not a folder');
    expect(trouble(join(blocker, 'longbox.sqlite')).trouble).toBe('unwritable');
    expect(readFileSync(blocker, 'utf8')).toBe('not a folder');
  });

  it.runIf(existsSync('/proc/self'))('lies where no folder can be made: it is refused at once', () => {
    expect(trouble('/proc/longbox/data/longbox.sqlite').trouble).toBe('unwritable');
  });

  it('is a folder', () => {
    const database = file();
    mkdirSync(database);
    expect(trouble(database).trouble).toBe('unwritable');
  });

  it.runIf(canBeRefused)('is in a read-only folder', async () => {
    const database = await filled();
    chmodSync(dirname(database), 0o555);
    const before = contents(database);
    expect(openHumbly(database)).toMatch(/^unwritable: .*longbox\.sqlite cannot be written/);
    expect(openHumbly(join(dirname(database), 'other.sqlite'))).toMatch(/^unwritable: /);
    expect(openHumbly(join(dirname(database), 'sub', 'other.sqlite'))).toMatch(/^unwritable: /);
    expect(contents(database)).toEqual(before);
    chmodSync(dirname(database), 0o755);
  });

  it.runIf(canBeRefused)('is read-only', async () => {
    const database = await filled();
    chmodSync(dirname(database), 0o777);
    chmodSync(`${database}-lock`, 0o666);
    chmodSync(database, 0o444);
    const before = contents(database);
    expect(openHumbly(database)).toMatch(/^unwritable: .*longbox\.sqlite cannot be written/);
    expect(contents(database)).toEqual(before);
  });

  it.runIf(canBeRefused)('has a lock that cannot be taken', async () => {
    const database = await filled();
    chmodSync(dirname(database), 0o777);
    chmodSync(database, 0o666);
    chmodSync(`${database}-lock`, 0o444);
    expect(openHumbly(database)).toMatch(/^unwritable: /);
    chmodSync(`${database}-lock`, 0o666);
    expect(openHumbly(database)).toBe('open');
  });
});

describe('a damaged database', () => {
  it('is no database at all', () => {
    const database = file();
    writeFileSync(database, 'Dear diary,\n'.repeat(1000));
    expect(refused(database, 'damaged').message).toContain('not a database');
  });

  it('is a few bytes', () => {
    const database = file();
    writeFileSync(database, 'oops');
    refused(database, 'damaged');
  });

  it('has a broken header', async () => {
    const database = await filled();
    change(database, 0, 16);
    refused(database, 'damaged');
  });

  it.each([0.5, 0.9])('was cut to %d of its length', async share => {
    const database = await filled();
    truncateSync(database, Math.floor(readFileSync(database).length * share));
    isLater(database);
    refused(database, 'damaged');
  });

  it('has a page of noise anywhere', async () => {
    const database = await filled();
    const whole = readFileSync(database);
    const pages = whole.length / 4096;
    for (let tries = 0; tries < 12; tries++) {
      change(database, Math.floor(((tries + 0.5) * pages) / 12) * 4096, 4096);
      refused(database, 'damaged');
      writeFileSync(database, whole);
    }
    await openStore(database).close();
  });

  it('has some bytes flipped: it is refused, or what is wrong is inside a value', async () => {
    const database = await filled();
    const whole = readFileSync(database);
    for (let tries = 0; tries < 40; tries++) {
      change(database, Math.floor(Math.random() * whole.length), 12);
      const before = contents(database);
      try {
        await openStore(database).close();
      } catch (error) {
        // Damage in the list of tables makes it look like somebody else's.
        expect(error).toMatchObject({ trouble: expect.stringMatching(/damaged|foreign|newer/) });
        expect(contents(database)).toEqual(before);
      }
      writeFileSync(database, whole);
    }
  });

  it('keeps what its journal holds', async () => {
    const database = await filled();
    const writer = other(database, 'write');
    await writer.said(30);
    await writer.kill();
    expect(readFileSync(`${database}-wal`).length).toBeGreaterThan(0);
    writeFileSync(database, 'overwritten by something else '.repeat(500));
    refused(database, 'damaged');
  });

  it('is gone or empty, but its journal is not', async () => {
    const database = file();
    const writer = other(database, 'write');
    await writer.said(30);
    await writer.kill();
    truncateSync(database, 0);
    expect(refused(database, 'damaged').message).toContain('-wal');
  });

  it('has a value that is no JSON: reading it says so, the rest works', async () => {
    const database = await filled();
    const program = new Database(database);
    program.prepare("update logs set entry = '{' where match = 'm1' and n = 2").run();
    program.close();
    const store = openStore(database);
    onTestFinished(() => store.close());
    await expect(store.log('m1', 0, 9)).rejects.toMatchObject({ name: 'StoreError', trouble: 'damaged' });
    expect(await store.log('m2', 0, 9)).toHaveLength(5);
  });

  it('may be only its lock', async () => {
    const database = await filled();
    writeFileSync(`${database}-lock`, 'scribble '.repeat(1000));
    expect(refused(database, 'damaged').message).toContain('-lock');
  });
});

describe('a database is looked through at the start', () => {
  /** A page of noise in the middle, which only shows when somebody looks; the file is as old as before. */
  function damage(database: string): void {
    const { mtime, size } = statSync(database);
    change(database, Math.floor(size / 8192) * 4096, 4096);
    utimesSync(database, mtime, mtime);
  }

  it('unless it is as it was closed: that would take longer with every match', async () => {
    const database = await filled();
    damage(database);
    await openStore(database).close();
    isLater(database);
    expect(trouble(database).trouble).toBe('damaged');
  });

  it('when the process that had it was killed', async () => {
    const database = await filled();
    const holder = other(database, 'hold');
    await holder.said(1);
    await holder.kill();
    damage(database);
    expect(trouble(database).trouble).toBe('damaged');
  });

  it('when another one is in its place, however old', async () => {
    const database = await filled();
    const backup = await filled();
    damage(backup);
    const old = Date.now() / 1000 - 1000;
    copyFileSync(backup, database);
    utimesSync(database, old, old);
    expect(trouble(database).trouble).toBe('damaged');
  });
});

describe("a database of somebody else's", () => {
  it('has other tables', () => {
    const database = file();
    const program = new Database(database);
    program.exec('create table recipes (name text)');
    program.close();
    refused(database, 'foreign');
  });

  it('was written by a newer build', async () => {
    const database = await filled();
    const program = new Database(database);
    program.prepare("insert into __drizzle_migrations (hash, created_at) values ('future', 99999999999999)").run();
    program.close();
    expect(refused(database, 'newer').message).toContain('update Longbox');
  });
});
