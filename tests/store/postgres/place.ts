import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getTableName, is, Table } from 'drizzle-orm';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type Server, startServer } from '../../../src/cli/bench/processes/server.js';
import { postgresTables } from '../../../src/store/schema/postgres.js';

/** The run's server; null where there is none, which only a person's own machine may lack. */
export async function testServer(): Promise<string | null> {
  const path = process.env.LONGBOX_TEST_POSTGRES;
  return addressIn(path === undefined ? { problem: 'these tests run without it' } : await ask(path));
}

type Answer = Server['answer'];

/** Where a server is; null where it did not start. @throws Error in continuous integration, where it must */
function addressIn(answer: Answer): string | null {
  if ('address' in answer) return answer.address;
  if (process.env.CI !== undefined) throw new Error(`PostgreSQL did not start: ${answer.problem}`);
  console.warn(`Tests of PostgreSQL are skipped, as it did not start: ${answer.problem}`);
  return null;
}

const ask = async (path: string): Promise<Answer> => JSON.parse(await text(connect(path)));

/** A server of the test's own, which it can stop and start again on the same data; null where there is none. */
export async function ownServer(): Promise<{ address: string; stop(): Promise<void>; start(): Promise<void> } | null> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-pg-'));
  // The server runs as somebody else where tests run as root.
  chmodSync(folder, 0o755);
  let server = await startServer(join(folder, 'data'));
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  const address = addressIn(server.answer);
  if (address === null) return null;
  return {
    address,
    stop: () => server.stop(),
    async start() {
      server = await startServer(join(folder, 'data'), { port: Number(new URL(address).port) });
      if ('problem' in server.answer) throw new Error(server.answer.problem);
    },
  };
}

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
