import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Where the two databases have no words in common. */
export interface Dialect {
  /** A field of stored JSON, as text; NULL where there is none. */
  field(json: SQLWrapper, name: string): SQL;
  /** The fields of an object in stored JSON, as rows of `key` and `value`; none where it is no object. */
  fieldsOf(json: SQLWrapper, name: string): SQL;
  /** A column that no index is to be looked up for. */
  unindexed(column: SQLWrapper): SQLWrapper;
  /** What this finds nobody else finds until the transaction is over; what others have found so is passed over. */
  claimed<Q>(query: Q, of: SQLiteTable): Q;
  /** What this finds nobody else changes until the transaction is over. */
  held<Q>(query: Q): Q;
  /** Whether one process at a time has the database. */
  readonly isSole: boolean;
}

/** One connection writes at a time: a read in a transaction that writes is alone already. */
export const sqliteDialect: Dialect = {
  field: (json, name) => sql`json_extract(${json}, ${sql.raw(`'$.${name}'`)})`,
  fieldsOf: (json, name) => sql`json_each(${json}, ${sql.raw(`'$.${name}'`)})`,
  // The plus keeps SQLite from going through all rows that have the same there.
  unindexed: column => sql`+${column}`,
  claimed: query => query,
  held: query => query,
  isSole: true,
};

/** A select of PostgreSQL's builder. */
interface Lockable {
  for(strength: 'update', how?: { of?: unknown; skipLocked?: true }): unknown;
}

export const postgresDialect: Dialect = {
  field: (json, name) => sql`(${json}::json ->> ${sql.raw(`'${name}'`)})`,
  fieldsOf(json, name) {
    const object = sql`${json}::json -> ${sql.raw(`'${name}'`)}`;
    return sql`json_each_text(case when json_typeof(${object}) = 'object' then ${object} end)`;
  },
  unindexed: column => column,
  claimed: <Q>(query: Q, of: SQLiteTable) => (query as Lockable).for('update', { of, skipLocked: true }) as Q,
  held: <Q>(query: Q) => (query as Lockable).for('update') as Q,
  isSole: false,
};
