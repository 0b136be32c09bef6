import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The nearest folder above this file that holds package.json: the same from the sources and from what was built. */
export function packageRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error('no package.json above this program');
  }
}

/** Where `scripts/bundle.mjs` puts the programs. */
export const bundleFolder = (): string => join(packageRoot(), 'dist', 'bundle');

/** What runs as a process or a thread of its own, by the place of its source below `src/`. */
export type Program =
  | 'main'
  | 'cli'
  | 'playground/main'
  | 'cli/build/main'
  | 'cli/bench/busy/child'
  | 'cli/bench/processes/child'
  | 'cli/bench/servers/child'
  | 'cli/bench/start/child'
  | 'cli/simulate/worker'
  | 'discord/heavy/worker'
  | 'opponents/worker'
  | 'pictures/renderer/worker';

/** The file of a program. What starts one from the sources, as tests do, runs what was built of them. */
export const programAt = (program: Program): URL => pathToFileURL(join(bundleFolder(), `${program}.cjs`));
