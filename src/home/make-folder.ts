import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, one by one: where none can be made, such as below /proc, Node's own
 * way never returns. @throws the error of the first that could not be made
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
