import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, sep } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Takes the rights of everybody else off these files and folders. Only off our own, and never by opening them: closing
 * a file drops every lock that this process has on it. A system without such rights is no reason not to start.
 */
export function keepPrivate(...paths: readonly string[]): void {
  for (const path of paths)
    quietly(() => {
      const found = lstatSync(path);
      if (found.isSymbolicLink() || found.uid !== process.geteuid?.() || (found.mode & OTHERS) === 0) return;
      chmodSync(path, found.mode & 0o7700);
    });
}

/** The same for a folder that is ours alone, and for all that lies in it. */
export function keepFolderPrivate(folder: string): void {
  keepPrivate(folder);
  if (quietly(() => lstatSync(folder).isDirectory()) !== true) return;
  for (const name of namesIn(folder)) keepFolderPrivate(join(folder, name));
}

/** What lies in a folder; nothing where we may not look. */
export const namesIn = (folder: string): readonly string[] => quietly(() => readdirSync(folder)) ?? [];

/** Whether other things live in a folder too: one like /tmp, or one with somebody's home or this program in it. */
export function isShared(folder: string): boolean {
  if ((lstatSync(folder).mode & STICKY) !== 0) return true;
  return [homedir(), process.cwd()].some(place => isWithin(folder, quietly(() => realpathSync(place)) ?? place));
}

function isWithin(folder: string, place: string): boolean {
  const way = relative(folder, place);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
