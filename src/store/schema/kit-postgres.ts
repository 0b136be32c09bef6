import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { asBytes, asText } from './columns.js';
import type { Kit } from './kit.js';

/** SQLite's kit in PostgreSQL's words. Queries are typed as SQLite's; at work they get these. */
export const postgresKit = {
  table: pgTable,
  primaryKey,
  index,
  uniqueIndex,
  // In SQLite's order, whatever the database's language is; and a NUL, which PostgreSQL's texts can't hold, is replaced.
  text: (name: string) =>
    customType<{ data: string; driverData: string }>({
      dataType: () => 'text COLLATE "C"',
      toDriver: value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value),
    })(name),
  int: (name: string) => bigint(name, { mode: 'number' }),
  bool: (name: string) => boolean(name),
  real: (name: string) => doublePrecision(name),
  counter: (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  json: (name: string) =>
    customType<{ data: unknown; driverData: string | null }>({ dataType: () => 'text', ...asText })(name),
  packed: (name: string) =>
    customType<{ data: unknown; driverData: Buffer }>({ dataType: () => 'bytea', ...asBytes })(name),
} as unknown as Kit;
