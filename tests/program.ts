import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';

const packages = join(import.meta.dirname, '../node_modules');
const made = new Map<string, string>();

/**
 * A TypeScript file of the tests as one script that Node can run, whose path this returns. In one piece it loads in a
 * small part of the time, as often as it is started.
 */
export function program(source: string): string {
  const known = made.get(source);
  if (known !== undefined) return known;
  const script = join(process.env.LONGBOX_PROGRAMS as string, `${basename(source, '.ts')}-${process.pid}.mjs`);
  // Packages that ask for others ask in the old way.
  const ask = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";
  const whole = ['--bundle', '--minify', '--external:better-sqlite3', `--banner:js=${ask}`];
  // Where a package has modules they are taken: what some have for `require` cannot be put in one piece.
  const found = ['--platform=node', '--main-fields=module,main'];
  const shape = [...whole, ...found, '--format=esm', '--log-level=warning', `--outfile=${script}`];
  const { status, stderr } = spawnSync(join(packages, '.bin', 'esbuild'), [source, ...shape], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`${source} could not be bundled: ${stderr}`);
  made.set(source, script);
  return script;
}
