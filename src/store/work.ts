import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Dialect } from './dialect.js';
import type { News } from './news.js';
import type { Tables } from './schema/tables.js';

/** Asks the database something: at once, or as a promise. */
type Ask = () => unknown;

/**
 * Work on a database, one question at a time. Who does it decides how each is answered: SQLite at once, so that nothing
 * comes in between; PostgreSQL in its own time. It holds nothing but what it was told, so it can be begun again.
 */
export type Work<T> = Generator<Ask, T, unknown>;

export type Values = Readonly<Record<string, unknown>>;

/** A statement with its placeholders open. */
export interface Statement<Rows, Row> {
  all(values?: Values): Work<Rows>;
  get(values?: Values): Work<Row>;
  /** Returns how many rows it changed. */
  run(values?: Values): Work<number>;
}

/** A query of drizzle's, as SQLite's builder types it. */
export interface Query {
  prepare(): { all(values?: Values): unknown; get(values?: Values): unknown };
}

type All<Q extends Query> = ReturnType<ReturnType<Q['prepare']>['all']>;
type One<Q extends Query> = ReturnType<ReturnType<Q['prepare']>['get']>;

/** What queries are written with. On PostgreSQL `db` and `tables` are its own, under the types of SQLite's. */
export interface Base {
  readonly db: BetterSQLite3Database;
  readonly tables: Tables;
  readonly dialect: Dialect;
  prepare<Q extends Query>(query: Q): Statement<All<Q>, One<Q>>;
  /** Keeps others from writing to a table until the transaction is over: asked first, all they wrote is in view. */
  alone(table: SQLiteTable): Work<unknown>;
  /** There is something new, once the transaction is over: other processes are told. */
  tell(what: News): void;
}

/** How a database answers a prepared statement. */
export interface Asked {
  all(values: Values): unknown;
  get(values: Values): unknown;
  /** Rows changed. */
  run(values: Values): unknown;
}

function* asking<T>(ask: Ask): Work<T> {
  return (yield ask) as T;
}

/** A statement that asks like this. */
export const statement = <Q extends Query>(asked: Asked): Statement<All<Q>, One<Q>> => ({
  all: (values = {}) => asking(() => asked.all(values)),
  get: (values = {}) => asking(() => asked.get(values)),
  run: (values = {}) => asking(() => asked.run(values)),
});

/** Work that asks one thing. */
export const ask = asking;

/** The same where every answer is there at once: work goes on without a pause. */
export const statementNow = <Q extends Query>(asked: Asked): Statement<All<Q>, One<Q>> => ({
  *all(values = {}) {
    return asked.all(values) as All<Q>;
  },
  *get(values = {}) {
    return asked.get(values) as One<Q>;
  },
  *run(values = {}) {
    return asked.run(values) as number;
  },
});

/** Does work that never pauses. */
export function doNow<T>(work: Work<T>): T {
  const end = work.next();
  if (end.done !== true) throw new Error('an answer was not there at once');
  return end.value;
}

/** Does work where answers take their time. */
export async function doInTime<T>(work: Work<T>): Promise<T> {
  let step = work.next();
  while (step.done !== true) step = work.next(await step.value());
  return step.value;
}

/** Nothing found is null. */
export function* orNull<T>(found: Work<T | undefined>): Work<T | null> {
  return (yield* found) ?? null;
}

/** A limit that leaves nothing out. */
export const ALL = Number.MAX_SAFE_INTEGER;
