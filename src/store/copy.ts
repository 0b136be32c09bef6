import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { explain, StoreError } from './errors.js';

/** Copies an open database at once; nothing else runs meanwhile. Returns the copy's name. */
export function copyNow(sqlite: Database.Database, target: string): string {
  const partial = beside(target);
  try {
    sqlite.prepare('vacuum into ?').run(partial);
    publish(partial, target);
  } finally {
    discard(partial);
  }
  return target;
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
  const source = resolve(file);
  let sqlite: Database.Database | null = null;
  try {
    sqlite = new Database(source, { readonly: true, timeout: 5000 });
    await copy(sqlite, target, 0x7fffffff);
  } catch (error) {
    throw explain(error, source);
  } finally {
    sqlite?.close();
  }
}

async function copy(sqlite: Database.Database, to: string, pages: number): Promise<void> {
  const target = resolve(to);
  if (existsSync(target)) throw new StoreError('exists', target);
  const partial = beside(target);
  try {
    mkdirSync(dirname(target), { recursive: true });
    await sqlite.backup(partial, { progress: () => pages });
    publish(partial, target);
  } catch (error) {
    const found = explain(error, target);
    const inSource = found instanceof StoreError && (found.trouble === 'damaged' || found.trouble === 'busy');
    throw inSource ? explain(error, sqlite.name) : found;
  } finally {
    for (const rest of ['', '-journal', '-wal', '-shm']) discard(partial + rest);
  }
}

const beside = (target: string): string => `${target}.${randomBytes(4).toString('hex')}.partial`;

function discard(scrap: string): void {
  if (existsSync(scrap)) rmSync(scrap);
}

/** Gives a finished copy its name, durably, and never in the place of something else. */
function publish(partial: string, target: string): void {
  sync(partial, 'r+');
  try {
    linkSync(partial, target);
  } catch (error) {
    if (existsSync(target)) throw new StoreError('exists', target, '', error);
    // Not every file system has links.
    renameSync(partial, target);
  }
  sync(dirname(target), 'r');
}

function sync(path: string, flags: string): void {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
