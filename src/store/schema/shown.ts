import { sql } from 'drizzle-orm';
import type { Obstacle, ShownKind, ShownNote } from '../shown-port.js';
import type { Kit } from './kit.js';

/** What is to be shown. */
export function shownTables({ table, primaryKey, index, text, int, json }: Kit) {
  /** `leased` is when another may take the turn of its holder, who shows it now; 0 and null where nobody does. */
  const shown = table(
    'shown',
    {
      kind: text('kind').$type<ShownKind>().notNull(),
      subject: text('subject').notNull(),
      guild: text('guild'),
      wanted: int('wanted').notNull(),
      shown: int('shown').notNull(),
      changedAt: int('changed_at').notNull(),
      ready: int('ready').notNull(),
      leased: int('leased').notNull(),
      attempts: int('attempts').notNull(),
      obstacle: text('obstacle').$type<Obstacle>(),
      told: text('told'),
      until: int('until'),
      notes: json<readonly ShownNote[]>('notes').notNull(),
      holder: text('holder'),
    },
    columns => [
      primaryKey({ columns: [columns.kind, columns.subject] }),
      // Most of what there is is shown as it should be.
      index('shown_behind').on(columns.ready).where(sql`wanted > shown`),
    ],
  );

  return { shown };
}
