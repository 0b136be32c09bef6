import type { Store } from './port.js';
import { openStore } from './sqlite/engine.js';
import type { StoreOptions } from './store.js';

/** Whether a database is on a server rather than in a file. */
export const isAddress = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** Opens a file, or a database on a server, by its address. @throws StoreError when it cannot be used */
export async function openDatabase(
  database: string,
  options: StoreOptions & { upgrade?: boolean } = {},
): Promise<Store> {
  if (!isAddress(database)) return openStore(database, options);
  // Who has no server loads no driver.
  const { openPostgres } = await import('./postgres/engine.js');
  return openPostgres(database, options);
}
