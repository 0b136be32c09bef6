import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { makeFolder } from '../../home/make-folder.js';
import { explain, StoreError } from '../errors.js';
import { areAlike } from './alike.js';
import { draft, sweep } from './draft.js';
import { keepPrivate } from './rights.js';

/** Where copies of a database go that are given no other place. */
export const backupsOf = (database: string): string => join(dirname(database), 'backups');

/**
 * Copies an open database at once, under a name that is free; nothing else runs meanwhile. A copy that is there already
 * and holds the same will do: so upgrades that are killed or fail do not pile copies up. Returns the copy's name.
 */
export function copyNow(sqlite: Database.Database, wanted: string): string {
  const made = draft(wanted);
  try {
    sqlite.prepare('vacuum into ?').run(made.file);
    let name = wanted;
    for (let n = 2; existsSync(name); n++) {
      if (areAlike(made.file, name)) return name;
      name = `${wanted}-${n}`;
    }
    made.publish(name);
    return name;
  } finally {
    made.discard();
  }
}

/** Copies an open database a few pages at a time. What this connection writes meanwhile gets into the copy, whole. */
export async function copySlowly(sqlite: Database.Database, target: string): Promise<void> {
  await copy(sqlite, target, 100);
}

/**
 * Copies a database that another process may be writing to: it is read in one go, so that no writer can make the copy
 * start over. Takes no lock that a running bot would notice. @throws StoreError
 */
export async function backupDatabase(file: string, target: string): Promise<void> {
  const sqlite = opened(resolve(file));
  try {
    await copy(sqlite, target, 0x7fffffff);
  } catch (error) {
    throw explain(error, sqlite.name);
  } finally {
    sqlite.close();
  }
}

/** A database of which something has been read: what is in the way of that has nothing to do with the place of a copy. */
function opened(source: string): Database.Database {
  let sqlite: Database.Database | null = null;
  try {
    sqlite = new Database(source, { readonly: true, timeout: 5000 });
    sqlite.prepare('select 1 from sqlite_schema').get();
    return sqlite;
  } catch (error) {
    sqlite?.close();
    const found = explain(error, source);
    if (!(found instanceof StoreError) || found.trouble !== 'unwritable') throw found;
    throw new StoreError('unreadable', source, (error as Error).message, error);
  }
}

async function copy(sqlite: Database.Database, to: string, pages: number): Promise<void> {
  const target = resolve(to);
  if (existsSync(target)) throw new StoreError('exists', target);
  try {
    await copyInto(sqlite, target, pages);
  } catch (error) {
    const found = explain(error, target);
    const inSource = found instanceof StoreError && (found.trouble === 'damaged' || found.trouble === 'busy');
    throw inSource ? explain(error, sqlite.name) : found;
  }
}

async function copyInto(sqlite: Database.Database, target: string, pages: number): Promise<void> {
  const folder = dirname(target);
  makeFolder(folder, 0o700);
  // Any other folder may be shared with whatever else somebody keeps there.
  if (folder === backupsOf(sqlite.name)) keepPrivate(folder);
  sweep(folder);
  const made = draft(target);
  try {
    await sqlite.backup(made.file, { progress: () => pages });
    distrust(made.file);
    made.publish(target);
  } finally {
    made.discard();
  }
}

/** A bot that goes on from a copy doesn't know what has been shown since: all that is open is to be shown again. */
function distrust(file: string): void {
  const copy = new Database(file);
  try {
    if (copy.prepare("select 1 from sqlite_schema where name = 'shown'").get() === undefined) return;
    const isOpen = (kind: string): string => `in (select subject from shown where kind = '${kind}' and until is null)`;
    copy.transaction(() => {
      copy.exec(`update boards set looks = null, telling = json_remove(telling, '$.looks') where match ${isOpen('match')};
        update night_posts set looks = null where night ${isOpen('night')};
        update shown set wanted = wanted + 1 where until is null;`);
    })();
  } finally {
    copy.close();
  }
}
