// npm run sets:write: writes the tables of the house sets' pages from their cards.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseSets } from './index.js';
import { withTables } from './page.js';

for (const { page, tables } of houseSets) {
  const file = join(import.meta.dirname, '../../../docs', page);
  const before = readFileSync(file, 'utf8');
  const after = withTables(before, tables);
  if (after !== before) writeFileSync(file, after);
}
