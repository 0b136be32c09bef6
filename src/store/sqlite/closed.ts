import { existsSync, statSync, utimesSync } from 'node:fs';
import { lockOf } from './lock.js';

/** Times in files are rounded on the way. */
const ROUNDED = 2;

// To look a whole database through takes longer with every match that has ended. What nobody has written to since it
// was closed in order is as it was then: the time of its lock says so, which is otherwise of no use.

/** Notes that a database was closed in order. The lock must be ours still. */
export function noteClosed(file: string): void {
  // Somebody else is still reading it: they will have the last word.
  if (existsSync(`${file}-wal`)) return;
  date(file, statSync(file).mtimeMs);
}

/** Whether nobody has written to a database since it was closed in order. */
export const isAsClosed = (file: string): boolean =>
  !existsSync(`${file}-wal`) && Math.abs(statSync(lockOf(file)).mtimeMs - statSync(file).mtimeMs) < ROUNDED;

/** From here on it is being written to: after a kill it is looked through. */
export const noteOpen = (file: string): void => date(file, 0);

// By name: opening and closing the lock's file would drop the lock.
function date(file: string, ms: number): void {
  try {
    utimesSync(lockOf(file), ms / 1000, ms / 1000);
  } catch {
    // Then it is looked through next time.
  }
}
