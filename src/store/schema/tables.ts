import { countTables } from './counts.js';
import { dueTables } from './due.js';
import type { Kit } from './kit.js';
import { leagueTables } from './leagues.js';
import { leaseTables } from './leases.js';
import { matchTables } from './matches.js';
import { peopleTables } from './people.js';
import { shownTables } from './shown.js';

/** Every table there is, described once for both databases. */
export const tablesOf = (kit: Kit) => ({
  ...peopleTables(kit),
  ...matchTables(kit),
  ...dueTables(kit),
  ...shownTables(kit),
  ...leagueTables(kit),
  ...leaseTables(kit),
  ...countTables(kit),
});

export type Tables = ReturnType<typeof tablesOf>;
