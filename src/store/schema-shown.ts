import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json } from './columns.js';
import type { Obstacle, ShownKind, ShownNote } from './shown-port.js';

/** `leased` is when the process that shows it now has lost its turn; 0 where none does. */
export const shown = sqliteTable(
  'shown',
  {
    kind: text('kind').$type<ShownKind>().notNull(),
    subject: text('subject').notNull(),
    guild: text('guild'),
    wanted: integer('wanted').notNull(),
    shown: integer('shown').notNull(),
    changedAt: integer('changed_at').notNull(),
    ready: integer('ready').notNull(),
    leased: integer('leased').notNull(),
    attempts: integer('attempts').notNull(),
    obstacle: text('obstacle').$type<Obstacle>(),
    told: text('told'),
    until: integer('until'),
    notes: json<readonly ShownNote[]>('notes').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.subject] }),
    // Most of what there is is shown as it should be.
    index('shown_behind').on(table.ready).where(sql`wanted > shown`),
  ],
);
