import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg, { type Client } from 'pg';
import { StoreError } from './errors.js';
import { connectTo } from './postgres/engine.js';
import { explain as explainServer, placeOf, serverError } from './postgres/errors.js';
import { LOCKS } from './postgres/locks.js';
import { postgresMigrations, prepare, standing } from './postgres/migrations.js';
import { postgresTables } from './schema/postgres.js';
import { holdForReading } from './sqlite/connection.js';

/** Rows written at once, and about as many characters. */
const ROWS = 200;
const CHARACTERS = 4_000_000;

type Value = string | number | Buffer | null;
type Row = readonly Value[];

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** What makes up its key, in the order of the index: by this its rows are ordered. */
  readonly key: readonly string[];
  /** The column that counts up by itself. */
  readonly counter: string | null;
}

export interface Moved {
  readonly to: string;
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

/**
 * Copies a database in a file to an empty one on a server, whole or not at all, and compares both row by row before it
 * counts. Neither may be in use. @throws StoreError
 */
export async function moveDatabase(
  file: string,
  address: string,
  tell: (table: string, rows: number) => void,
): Promise<Moved> {
  const to = placeOf(address);
  const source = holdForReading(resolve(file));
  let client: Client | null = null;
  try {
    client = await connectTo(address);
    await claim(client, to);
    await client.query('begin');
    const tables: Record<string, number> = {};
    for (const table of tablesInOrder()) {
      const rows = await copyOrNothing(source.sqlite, client, table, to);
      tables[table.name] = rows;
      tell(table.name, rows);
    }
    await client.query('commit');
    return { to, tables };
  } catch (error) {
    throw explainServer(error, to);
  } finally {
    // What was not committed is gone with the connection.
    await client?.end().catch(() => undefined);
    source.close();
  }
}

/** The database for this connection alone, with every table and no row. @throws StoreError */
async function claim(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1, $2) as ours', [
    ...LOCKS.running,
  ]);
  if (rows[0]?.ours !== true) throw serverError('taken', place);
  await prepare(client, place, { upgrade: (await standing(client, postgresMigrations())) === 'empty' });
  for (const { name } of tablesInOrder()) {
    const found = await client.query(`select 1 from "${name}" limit 1`);
    if (found.rows.length > 0) throw serverError('exists', place);
  }
}

async function copyOrNothing(sqlite: Database.Database, client: Client, table: Table, to: string): Promise<number> {
  try {
    return await copy(sqlite, client, table);
  } catch (error) {
    const found = explainServer(error, to);
    if (found instanceof StoreError) throw found;
    throw serverError('uncopied', to, `${table.name}: ${found instanceof Error ? found.message : String(found)}`);
  }
}

/** Copies a table and compares it. Returns how many rows it has. @throws Error where the copy is another */
async function copy(sqlite: Database.Database, client: Client, table: Table): Promise<number> {
  const read = new Tally();
  let batch: Row[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insert(client, table, batch);
    [batch, size] = [[], 0];
  };
  const all = sqlite.prepare(`select ${named(table.columns)} from "${table.name}" order by ${named(table.key)}`).raw();
  for (const found of all.iterate() as IterableIterator<Value[]>) {
    // A text on a server can't hold a NUL.
    const row = found.map(value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));
    read.add(row);
    batch.push(row);
    size += row.reduce<number>(
      (sum, value) => sum + (typeof value === 'object' ? (value?.length ?? 0) : `${value}`.length),
      0,
    );
    if (batch.length >= ROWS || size >= CHARACTERS) await flush();
  }
  await flush();
  await countOn(sqlite, client, table);
  const written = await tallyOf(client, table);
  if (written.rows !== read.rows || written.digest() !== read.digest())
    throw new Error(`the copy of ${table.name} is not what was read: ${read.rows} rows read, ${written.rows} written`);
  return read.rows;
}

async function insert(client: Client, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  let n = 0;
  const places = rows.map(row => `(${row.map(() => `$${++n}`).join(', ')})`).join(', ');
  await client.query(`insert into "${name}" (${named(columns)}) values ${places}`, rows.flat());
}

/** New rows get numbers that none has had, also none that is gone. */
async function countOn(sqlite: Database.Database, client: Client, { name, counter }: Table): Promise<void> {
  if (counter === null) return;
  const last = sqlite.prepare('select seq from sqlite_sequence where name = ?').pluck().get(name) as number | undefined;
  if (last === undefined || last < 1) return;
  await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`"${name}"`, counter, last]);
}

async function tallyOf(client: Client, table: Table): Promise<Tally> {
  const tally = new Tally();
  const all = `select ${named(table.columns)} from "${table.name}" order by ${named(table.key)}`;
  await client.query(`declare copied no scroll cursor for ${all}`);
  for (;;) {
    const { rows } = await client.query<(string | number | boolean | Buffer | null)[]>({
      text: `fetch ${ROWS} from copied`,
      rowMode: 'array',
      types: { getTypeParser: parserOf },
    });
    for (const row of rows) tally.add(row.map(value => (typeof value === 'boolean' ? Number(value) : value)));
    if (rows.length < ROWS) break;
  }
  await client.query('close copied');
  return tally;
}

/** Rows counted and hashed, one after the other. */
class Tally {
  rows = 0;
  private readonly hash = createHash('sha256');

  add(row: Row): void {
    this.rows++;
    this.hash.update(JSON.stringify(row.map(value => (Buffer.isBuffer(value) ? value.toString('base64') : value))));
  }

  digest(): string {
    return this.hash.copy().digest('hex');
  }
}

/** Whole numbers as numbers: none of ours is too large for that. */
const parserOf = ((type: number, format: 'text') =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

const named = (columns: readonly string[]): string => columns.map(column => `"${column}"`).join(', ');

/** Every table, after those that it refers to. */
function tablesInOrder(): Table[] {
  const tables: readonly unknown[] = Object.values(postgresTables);
  const left = new Map(tables.filter(table => is(table, PgTable)).map(table => [getTableName(table), table]));
  const ordered: Table[] = [];
  while (left.size > 0)
    for (const [name, table] of left) {
      const { columns, foreignKeys, primaryKeys } = getTableConfig(table);
      const needs = foreignKeys.map(key => getTableName<PgTable>(key.reference().foreignTable));
      if (needs.some(need => left.has(need))) continue;
      const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
      ordered.push({
        name,
        columns: columns.map(column => column.name),
        key: key.map(column => column.name),
        counter: columns.find(column => column.generatedIdentity !== undefined)?.name ?? null,
      });
      left.delete(name);
    }
  return ordered;
}
