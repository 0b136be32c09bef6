import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getTableName, is, Table } from 'drizzle-orm';
import pg from 'pg';
import { postgresTables } from '../../../src/store/schema/postgres.js';

/** The run's server; null where there is none, which only a person's own machine may lack. */
export async function testServer(): Promise<string | null> {
  const path = process.env.LONGBOX_TEST_POSTGRES;
  const answer = path === undefined ? { problem: 'these tests run without it' } : await ask(path);
  if ('address' in answer) return answer.address;
  if (process.env.CI !== undefined) throw new Error(`PostgreSQL did not start: ${answer.problem}`);
  console.warn(`Tests of PostgreSQL are skipped, as it did not start: ${answer.problem}`);
  return null;
}

const ask = async (path: string): Promise<{ address: string } | { problem: string }> =>
  JSON.parse(await text(connect(path)));

/** An empty database of a server. Returns its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(`${server}/postgres`, `create database ${name}`);
  return `${server}/${name}`;
}

/** Empties the tables of Longbox, as if it were new. */
export const clear = (address: string): Promise<void> =>
  run(address, `truncate ${names.map(name => `"${name}"`).join(', ')} restart identity cascade`);

const names = Object.values(postgresTables)
  .filter(table => is(table, Table))
  .map(table => getTableName(table));

export async function run(address: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
