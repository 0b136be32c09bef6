import { basename, dirname, join } from 'node:path';
import { backupsOf } from './copy.js';
import { sweep } from './draft.js';
import { isShared, keepFolderPrivate, keepPrivate, namesIn } from './rights.js';

/**
 * Closes the data folder to everybody else, and clears away what was left half written. What SQLite makes beside the
 * database from here on has the database's own rights.
 */
export function tidy(folder: string, database: string): void {
  const beside = dirname(database);
  for (const place of [beside, backupsOf(database)]) sweep(place);
  if (!isShared(folder)) keepPrivate(folder);
  const named = namesIn(beside).filter(name => name.startsWith(basename(database)));
  keepPrivate(...named.map(name => join(beside, name)));
  keepFolderPrivate(backupsOf(database));
}
