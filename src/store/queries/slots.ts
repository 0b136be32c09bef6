import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * A placeholder for each column, under the column's name, for statements that are prepared once. Each is encoded as its
 * column says; a bare placeholder in an update would not be.
 */
export function slots<T extends SQLiteTable>(table: T): Record<keyof T['$inferInsert'] & string, SQL> {
  const entries = Object.entries(getTableColumns(table)).map(([name, column]) => [
    name,
    sql`${sql.param(sql.placeholder(name), column)}`,
  ]);
  return Object.fromEntries(entries) as Record<keyof T['$inferInsert'] & string, SQL>;
}

/** The placeholder of that name. */
export const slot = (name: string) => sql.placeholder(name);
