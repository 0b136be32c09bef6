import type { Kit } from './kit.js';

/** Who has what. A few dozen rows: no index is worth its keep. */
export function leaseTables({ table, text, int }: Kit) {
  const leases = table('leases', {
    name: text('name').primaryKey(),
    holder: text('holder').notNull(),
    until: int('until').notNull(),
  });

  return { leases };
}
