import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreError } from '../errors.js';
import { hold, lockOf } from './lock.js';
import { partialName, partialOf } from './partial.js';
import { namesIn } from './rights.js';

/** A file that is being written, under a name that says so. */
export interface Draft {
  readonly file: string;
  /** Gives it its name, durably, and never in the place of something else. */
  publish(target: string): void;
  /** Clears away what has not been published, and whatever lies beside it. */
  discard(): void;
}

/** Begins a file that is to become `target`. It is private from the start, and locked for as long as it is being written. */
export function draft(target: string): Draft {
  const file = partialName(target);
  const unlock = hold(file);
  const discard = (): void => clear(file, unlock);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    discard();
    throw error;
  }
  return { file, discard, publish: name => publish(file, name) };
}

/** Clears a folder of what killed processes have left half written. What somebody is still writing is locked, and stays. */
export function sweep(folder: string): void {
  for (const name of new Set(namesIn(folder).flatMap(found => partialOf(found) ?? []))) {
    const file = join(folder, name);
    try {
      clear(file, hold(file, 0));
    } catch {
      // It is being written, or not ours.
    }
  }
}

function clear(file: string, unlock: () => void): void {
  for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(file + rest, { force: true });
  unlock();
  rmSync(lockOf(file), { force: true });
}

function publish(file: string, target: string): void {
  sync(file, 'r+');
  try {
    linkSync(file, target);
  } catch (error) {
    if (existsSync(target)) throw new StoreError('exists', target, '', error);
    // Not every file system has links.
    renameSync(file, target);
  }
  sync(dirname(target), 'r');
}

function sync(path: string, flags: string): void {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
