import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../../home/index.js';
import { explain, StoreError } from '../errors.js';
import { copyNow } from './copy.js';

const table = '__drizzle_migrations';

export const migrationsFolder = (): string => join(packageRoot(), 'migrations');

/** Where a database stands: `empty`, one of ours with so many migrations to go, from a `newer` build, or `foreign`. */
export function standing(sqlite: Database.Database, folder: string): 'empty' | 'newer' | 'foreign' | number {
  const tables = sqlite.prepare("select name from sqlite_schema where name not like 'sqlite_%'").pluck().all();
  if (tables.length === 0) return 'empty';
  if (!tables.includes(table)) return 'foreign';
  const last = latest(sqlite);
  const known = readMigrationFiles({ migrationsFolder: folder }).map(migration => migration.folderMillis);
  if (last > Math.max(...known)) return 'newer';
  return known.filter(when => when > last).length;
}

/** Brings a database up to date: all or nothing, and what was there is copied beside it first. */
export function upgrade(sqlite: Database.Database, file: string, folder: string): void {
  const pending = standing(sqlite, folder);
  if (pending === 0) return;
  const kept = typeof pending === 'number' ? copyNow(sqlite, `${file}-before-upgrade`) : null;
  // Rebuilding a table drops the old one, which would take along every row that refers to it.
  sqlite.pragma('foreign_keys = OFF');
  try {
    sqlite.transaction(() => migrate(sqlite, folder)).immediate();
  } catch (error) {
    const known = explain(error, file);
    if (known instanceof StoreError) throw known;
    throw new StoreError('upgrade', file, `${reason(error)}; it is as it was`, error);
  }
  const [broken] = sqlite.pragma('foreign_key_check') as unknown[];
  if (broken !== undefined)
    throw new StoreError('upgrade', file, `rows lost what they refer to; the copy from before is ${kept}`);
  sqlite.pragma('foreign_keys = ON');
}

/**
 * As drizzle's own, but in the driver's transaction. A full disk ends a transaction by itself, and drizzle's would then
 * complain that there is nothing to roll back instead of saying why.
 */
function migrate(sqlite: Database.Database, folder: string): void {
  sqlite.exec(`create table if not exists ${table} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`);
  const last = latest(sqlite);
  const applied = sqlite.prepare(`insert into ${table} (hash, created_at) values (?, ?)`);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis <= last) continue;
    for (const statement of migration.sql) sqlite.exec(statement);
    applied.run(migration.hash, migration.folderMillis);
  }
}

/** The time of the newest migration that a database has had. */
const latest = (sqlite: Database.Database): number =>
  Number(sqlite.prepare(`select max(created_at) from ${table}`).pluck().get() ?? 0);

function reason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
