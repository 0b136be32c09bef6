import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { json, packed } from './columns.js';

/** What tables are described with. This one makes SQLite's; `kit-postgres.ts` has the same words for PostgreSQL. */
export const sqliteKit = {
  table: sqliteTable,
  primaryKey,
  index,
  uniqueIndex,
  /** Text that is compared byte by byte. */
  text: (name: string) => text(name),
  /** A whole number, of milliseconds too. */
  int: (name: string) => integer(name),
  bool: (name: string) => integer(name, { mode: 'boolean' }),
  real: (name: string) => real(name),
  /** A key that counts up by itself, and is never used twice. */
  counter: (name: string) => integer(name).primaryKey({ autoIncrement: true }),
  json,
  packed,
};

export type Kit = typeof sqliteKit;
