import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFolder } from './index.js';

/** What follows from the sources alone, and takes long to find out. */
export interface Facts {
  /** Hash of the rules and cards. */
  readonly rules: string;
  /** What Discord is told of the commands, in all languages. */
  readonly commands: readonly object[];
  /** The icons that stand on cards, by name. */
  readonly icons: readonly string[];
}

/** What was found out once, when the running program was bundled; null in one that runs from single files. */
export function bundledFacts(): Facts | null {
  const bundle = bundleFolder();
  const file = join(bundle, 'facts.json');
  const isBundled = dirname(fileURLToPath(import.meta.url)).startsWith(bundle);
  return isBundled && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Facts) : null;
}
