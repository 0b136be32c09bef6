import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A few dozen rows: no index is worth its keep. */
export const leases = sqliteTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: integer('until').notNull(),
});
