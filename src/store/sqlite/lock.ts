import Database from 'better-sqlite3';
import { explain, StoreError } from '../errors.js';
import { keepPrivate } from './rights.js';

// A lock that nobody refers to any more would be let go of whenever memory is next tidied up.
const held = new Set<Database.Database>();

export const lockOf = (file: string): string => `${file}-lock`;

/**
 * One process per file. The lock is an exclusive transaction on a tiny second database, held for as long as the
 * process lives: the system lets go of it when the process dies, however it dies, so there is no stale lock to clear.
 * The file itself stays free for backups and for looking in. @throws StoreError when somebody else has it
 */
export function hold(file: string, patience = 1000): () => void {
  const lock = new Database(lockOf(file), { timeout: patience });
  try {
    keepPrivate(lockOf(file));
    lock.pragma('journal_mode = MEMORY');
    // The write is never committed. Without it SQLite would settle for less than a lock on a file that it may only read.
    lock.exec('BEGIN EXCLUSIVE; PRAGMA user_version = 1');
  } catch (error) {
    lock.close();
    const code = error instanceof Database.SqliteError ? error.code : '';
    if (code.startsWith('SQLITE_BUSY')) throw new StoreError('taken', file, '', error);
    throw code === 'SQLITE_NOTADB' ? explain(error, lockOf(file)) : error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
