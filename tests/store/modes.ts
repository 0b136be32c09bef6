import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const rights = (path: string): string => (lstatSync(path).mode & 0o7777).toString(8);

/** The rights of a folder (as `.`) and of all that lies in it, in octal. */
export function modes(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
  return Object.fromEntries([folder, ...paths].map(path => [relative(folder, path) || '.', rights(path)]));
}

/** What others than the owner may do something with, as `name mode`. */
export const open = (folder: string): string[] =>
  Object.entries(modes(folder)).flatMap(([name, mode]) => (mode.endsWith('00') ? [] : [`${name} ${mode}`]));
