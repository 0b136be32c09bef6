import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

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

/** What of a filter is about columns of a table, as conditions; what it leaves out may be anything. */
export const matching = <T extends SQLiteTable>(table: T, filter: Partial<T['$inferSelect']>): SQL[] =>
  Object.entries(getTableColumns<SQLiteTable>(table)).flatMap(([name, column]) => {
    const wanted = filter[name as keyof typeof filter];
    return wanted === undefined ? [] : [eq(column, wanted)];
  });

/** Whether these columns are what the placeholders of their names are filled with. */
export const is = <T extends SQLiteTable>(table: T, ...names: readonly (keyof T['$inferSelect'] & string)[]) =>
  and(...names.map(name => eq(getTableColumns<SQLiteTable>(table)[name] as SQLiteColumn, slot(name)))) as SQL;
