import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableName } from 'drizzle-orm/table';
import pg from 'pg';
import { postgresDialect } from '../dialect.js';
import type { News } from '../news.js';
import type { Store } from '../port.js';
import { type Queries, queriesOn } from '../queries/index.js';
import { postgresTables } from '../schema/postgres.js';
import { type Engine, type StoreOptions, storeOn } from '../store.js';
import { ask, type Base, doInTime, type Query, statement, type Values, type Work } from '../work.js';
import { explain, isAway, isCollision, placeOf, serverError } from './errors.js';
import { Listener } from './listener.js';
import { prepare } from './migrations.js';

/** Connections of one process for work; one more listens. */
const CONNECTIONS = 10;
/** How long a connection may take to come about, in milliseconds. */
const PATIENCE = 10_000;
/** What takes longer than this, in milliseconds, is taken for lost. */
const LONGEST = 30_000;
/** How often a transaction is begun again that met another. */
const TRIES = 25;

// Everything a transaction reads is of one moment; a write to what another has written since collides with it.
const READ = 'begin isolation level repeatable read, read only';
const WRITE = 'begin isolation level repeatable read, read write';
const NOTE = 'begin isolation level read committed, read write; set local synchronous_commit = off';

export interface PostgresOptions extends StoreOptions {
  /** Whether a database that is empty or older may be brought up to date: yes unless it says otherwise. */
  readonly upgrade?: boolean;
}

/** Opens a database on a server, filling an empty one. @throws StoreError when it cannot be used */
export async function openPostgres(
  address: string,
  { upgrade = true, ...options }: PostgresOptions = {},
): Promise<Store> {
  const place = placeOf(address);
  const connect = (): Promise<pg.Client> => connectTo(address);
  let client: pg.Client | null = null;
  try {
    client = await connect();
    await prepare(client, place, { upgrade });
    const engine = new Postgres(address, place, new Listener(connect));
    await engine.start(client);
    return storeOn(engine, options);
  } catch (error) {
    await client?.end().catch(() => undefined);
    throw explain(error, place);
  }
}

/** A connection that stands alone. */
export async function connectTo(address: string): Promise<pg.Client> {
  const client = new pg.Client({ ...settings(address), keepAlive: true });
  // A lost connection is noticed on its next use.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const settings = (address: string): pg.ClientConfig => ({
  connectionString: address,
  connectionTimeoutMillis: PATIENCE,
  application_name: 'longbox',
});

/** A connection with everything that is asked on it. */
interface Desk {
  readonly queries: Queries;
  /** What the transaction under way has written that others wait for. */
  readonly news: Set<News>;
}

class Postgres implements Engine {
  private readonly address: string;
  private readonly place: string;
  private readonly pool: pg.Pool;
  private readonly desks = new WeakMap<pg.PoolClient, Desk>();
  private readonly listener: Listener;
  private closed = false;

  constructor(address: string, place: string, listener: Listener) {
    this.address = address;
    this.place = place;
    this.listener = listener;
    this.pool = new pg.Pool({
      ...settings(address),
      max: CONNECTIONS,
      idleTimeoutMillis: 60_000,
      query_timeout: LONGEST,
      keepAlive: true,
    });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', client => client.on('error', () => undefined));
  }

  start(first: pg.Client): Promise<void> {
    return this.listener.start(first);
  }

  read<T>(job: (queries: Queries) => Work<T>): Promise<T> {
    return this.transact(READ, job);
  }

  write<T>(job: (queries: Queries) => Work<T>): Promise<T> {
    return this.transact(WRITE, job);
  }

  note<T>(job: (queries: Queries) => Work<T>): Promise<T> {
    return this.transact(NOTE, job);
  }

  hear(listener: (news: News) => void): void {
    this.listener.hear(listener);
  }

  /** The server uses room again by itself. This lets it begin at once. */
  async compact(): Promise<void> {
    let client: pg.Client | null = null;
    try {
      client = await connectTo(this.address);
      await client.query('vacuum');
    } catch (error) {
      throw explain(error, this.place);
    } finally {
      await client?.end().catch(() => undefined);
    }
  }

  async backup(): Promise<void> {
    throw serverError('copies', this.place);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.listener.close();
    await this.pool.end();
  }

  private async transact<T>(begin: string, job: (queries: Queries) => Work<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.once(begin, job);
      } catch (error) {
        if (tries === TRIES || !isCollision(error)) throw explain(error, this.place);
      }
    }
  }

  private async once<T>(begin: string, job: (queries: Queries) => Work<T>): Promise<T> {
    const client = await this.begun(begin);
    const { queries, news } = this.deskOf(client);
    news.clear();
    let lost: Error | undefined;
    try {
      const done = await doInTime(job(queries));
      await client.query('commit');
      if (news.size > 0) this.listener.tell(news);
      return done;
    } catch (error) {
      // Nothing more is asked on a connection that may never answer.
      if (isAway(explain(error, this.place))) lost = new Error('lost');
      else
        await client.query('rollback').catch((second: Error) => {
          lost = second;
        });
      throw error;
    } finally {
      client.release(lost);
    }
  }

  /** A connection in a transaction. One that was lost while it lay idle is replaced: nothing has been asked on it yet. */
  private async begun(begin: string): Promise<pg.PoolClient> {
    for (let tries = 0; ; tries++) {
      const client = await this.pool.connect();
      try {
        await client.query(begin);
        return client;
      } catch (error) {
        client.release(true);
        if (tries === CONNECTIONS || !isAway(explain(error, this.place))) throw error;
      }
    }
  }

  private deskOf(client: pg.PoolClient): Desk {
    const known = this.desks.get(client);
    if (known !== undefined) return known;
    const news = new Set<News>();
    const desk = { news, queries: queriesOn(baseOn(client, news)) };
    this.desks.set(client, desk);
    return desk;
  }
}

/** A query of drizzle's as PostgreSQL's builder makes it. */
interface ServerQuery {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(values: Values): Promise<unknown> };
}

function baseOn(client: pg.PoolClient, news: Set<News>): Base {
  const db = drizzle({ client });
  return {
    db: db as unknown as Base['db'],
    tables: postgresTables,
    dialect: postgresDialect,
    prepare: query => serverStatement(query),
    alone: (table: Parameters<Base['alone']>[0]) =>
      ask(() => client.query(`lock table "${getTableName(table)}" in share row exclusive mode`)),
    tell: what => void news.add(what),
  };
}

/** Prepared when it is first asked, under a name of its own on each connection. */
function serverStatement<Q extends Query>(query: Q): ReturnType<typeof statement<Q>> {
  const built = query as unknown as ServerQuery;
  let prepared: ReturnType<ServerQuery['prepare']> | null = null;
  const execute = (values: Values): Promise<unknown> => {
    prepared ??= built.prepare(createHash('sha256').update(built.toSQL().sql).digest('hex').slice(0, 32));
    return prepared.execute(values);
  };
  const rows = async (values: Values): Promise<unknown[]> => (await execute(values)) as unknown[];
  return statement<Q>({
    all: rows,
    get: async values => (await rows(values))[0],
    run: async values => ((await execute(values)) as { rowCount: number | null }).rowCount ?? 0,
  });
}
