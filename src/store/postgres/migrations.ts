import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { migrationsFolder } from '../sqlite/migrations.js';
import { explain, serverError } from './errors.js';
import { LOCKS } from './locks.js';

const TABLE = '__drizzle_migrations';
const OLDEST = 14;

export const postgresMigrations = (): string => join(migrationsFolder(), 'postgres');

/**
 * Brings a database up to date, all or nothing; where another process is at it, waits and finds it done. Without
 * `upgrade` it must be up to date. @throws StoreError where it is not ours or cannot be
 */
export async function prepare(
  client: Client,
  place: string,
  { upgrade }: { readonly upgrade: boolean },
): Promise<void> {
  await atLeast(OLDEST, client, place);
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1, $2)', [...LOCKS.upgrade]);
    const pending = await standing(client, postgresMigrations());
    if (pending === 'foreign' || pending === 'newer') throw serverError(pending, place);
    const isBehind = pending === 'empty' || pending > 0;
    if (isBehind && !upgrade) throw serverError(pending === 'empty' ? 'foreign' : 'behind', place);
    if (isBehind) await migrate(client, place);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw explain(error, place);
  }
}

async function atLeast(version: number, client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ number: number; said: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as said",
  );
  const [found] = rows;
  if (found !== undefined && found.number < version * 10_000) throw serverError('old', place, found.said);
}

/** Where a database stands: `empty`, one of ours with so many migrations to go, from a `newer` build, or `foreign`. */
export async function standing(client: Client, folder: string): Promise<'empty' | 'newer' | 'foreign' | number> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  if (rows.length === 0) return 'empty';
  if (!rows.some(({ name }) => name === TABLE)) return 'foreign';
  const applied = await client.query<{ hash: string; at: number }>(
    `select hash, created_at::float8 as at from ${TABLE} order by created_at`,
  );
  const known = readMigrationFiles({ migrationsFolder: folder });
  // Others keep their migrations in a table of that name too.
  if (applied.rows[0]?.hash !== known[0]?.hash) return 'foreign';
  const last = applied.rows.at(-1)?.at ?? 0;
  if (last > Math.max(...known.map(({ folderMillis }) => folderMillis))) return 'newer';
  return known.filter(({ folderMillis }) => folderMillis > last).length;
}

async function migrate(client: Client, place: string): Promise<void> {
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint not null)`,
  );
  const { rows } = await client.query<{ last: number | null }>(`select max(created_at)::float8 as last from ${TABLE}`);
  const last = rows[0]?.last ?? 0;
  for (const migration of readMigrationFiles({ migrationsFolder: postgresMigrations() })) {
    if (migration.folderMillis <= last) continue;
    try {
      for (const statement of migration.sql) await client.query(statement);
    } catch (error) {
      throw serverError('upgrade', place, error instanceof Error ? error.message : String(error));
    }
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [
      migration.hash,
      migration.folderMillis,
    ]);
  }
}
