import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { makeFolder } from '../../home/make-folder.js';
import { explain, StoreError } from '../errors.js';
import { Checkpoints } from './checkpoints.js';
import { isAsClosed, noteClosed, noteOpen } from './closed.js';
import { hold } from './lock.js';
import { migrationsFolder, standing, upgrade } from './migrations.js';
import { tidy } from './tidy.js';

const patience = 5000;

/** An open database, locked for this process, checked and up to date. */
export class Connection {
  readonly sqlite: Database.Database;
  readonly db: BetterSQLite3Database;
  readonly file: string;
  private readonly unlock: () => void;
  private readonly checkpoints: Checkpoints;

  constructor(sqlite: Database.Database, file: string, unlock: () => void) {
    this.sqlite = sqlite;
    this.db = drizzle(sqlite);
    this.file = file;
    this.unlock = unlock;
    this.checkpoints = new Checkpoints(sqlite);
  }

  async read<T>(work: () => T): Promise<T> {
    try {
      return work();
    } catch (error) {
      throw explain(error, this.file);
    }
  }

  /** Does all of it, durably, or nothing. */
  async write<T>(work: () => T): Promise<T> {
    return this.read(() => {
      const done = this.sqlite.transaction(work).immediate();
      this.checkpoints.wrote();
      return done;
    });
  }

  /**
   * As `write`, but without waiting for the disk: the death of this process loses nothing, a power cut may lose the
   * newest. For what can be made again; what comes after it through `write` takes it to the disk as well.
   */
  async note<T>(work: () => T): Promise<T> {
    return this.read(() => {
      // Set and set back without a pause between: nobody else's write may come in meanwhile.
      this.sqlite.pragma('synchronous = NORMAL');
      try {
        const done = this.sqlite.transaction(work).immediate();
        this.checkpoints.wrote();
        return done;
      } finally {
        this.sqlite.pragma('synchronous = FULL');
      }
    });
  }

  close(): void {
    if (!this.sqlite.open) return;
    this.checkpoints.stop();
    // The lock goes last: closing still writes.
    this.sqlite.close();
    if (!this.sqlite.memory) noteClosed(this.file);
    this.unlock();
  }
}

/** @throws StoreError when the database cannot be used; what was there is then as it was */
export function connect(file: string, migrations = migrationsFolder()): Connection {
  if (file === ':memory:') return inMemory(migrations);
  let path = resolve(file);
  let unlock = (): void => {};
  try {
    // The database holds match secrets: it is nobody else's business on this machine.
    makeFolder(dirname(path), 0o700);
    path = real(path);
    unlock = hold(path);
    inspect(path, migrations);
    noteOpen(path);
    const sqlite = new Database(path, { timeout: patience });
    tidy(realpathSync(dirname(resolve(file))), path);
    return prepare(sqlite, path, migrations, unlock);
  } catch (error) {
    unlock();
    throw explain(error, path);
  }
}

/** Empty databases that are up to date, by the folder of their migrations. */
const blanks = new Map<string, Buffer>();

/** Of a process's databases in memory only the first goes through all migrations: the others begin as its copies. */
function inMemory(migrations: string): Connection {
  const connection = prepare(new Database(blanks.get(migrations) ?? ':memory:'), ':memory:', migrations, () => {});
  if (!blanks.has(migrations)) blanks.set(migrations, connection.sqlite.serialize());
  return connection;
}

/** A database that nobody uses, to be read alone. @throws StoreError where it cannot be, or is not as this build writes it */
export function holdForReading(file: string): { readonly sqlite: Database.Database; close(): void } {
  const path = real(resolve(file));
  const unlock = hold(path);
  try {
    inspect(path, migrationsFolder());
    const sqlite = new Database(path, { readonly: true, timeout: patience });
    const close = (): void => {
      sqlite.close();
      unlock();
    };
    if (standing(sqlite, migrationsFolder()) === 0) return { sqlite, close };
    sqlite.close();
    throw new StoreError('behind', path);
  } catch (error) {
    unlock();
    throw explain(error, path);
  }
}

// Two ways to one file must meet at one lock.
function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

/** Looks at what is there through a connection that cannot write, so that whatever is wrong with it gets no worse. */
function inspect(path: string, migrations: string): void {
  const size = existsSync(path) ? statSync(path).size : 0;
  if (size === 0) {
    // SQLite throws away the journal of a database that is gone, and what was last written may be in there.
    if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0)
      throw new StoreError('damaged', path, `it is empty or gone, but its journal ${basename(path)}-wal is not`);
    return;
  }
  // Before it is opened: that makes a journal.
  const asClosed = isAsClosed(path);
  const sqlite = new Database(path, { readonly: true, timeout: patience });
  try {
    const found = standing(sqlite, migrations);
    if (found === 'newer' || found === 'foreign') throw new StoreError(found, path);
    const [first] = asClosed ? ['ok'] : sqlite.prepare('pragma quick_check(1)').pluck().all();
    if (first !== 'ok') throw new StoreError('damaged', path, String(first));
  } finally {
    sqlite.close();
  }
}

function prepare(sqlite: Database.Database, path: string, migrations: string, unlock: () => void): Connection {
  try {
    // A file that may only be read is opened all the same: try to write now rather than at the first click.
    sqlite.exec('BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK');
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('journal_size_limit = 67108864');
    sqlite.pragma('foreign_keys = ON');
    upgrade(sqlite, path, migrations);
    return new Connection(sqlite, path, unlock);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
