// Puts what was built into few files: each program, and what programs share. Node looks for every module by itself, and
// for a thousand of them that takes longer than the rest of a start. Packages stay where they are, but for one. Node keeps the
// text of what it runs: so comments are left out, and letters that would make it take two bytes for each are written as codes.
// Beside them lies what follows from the sources alone: facts.json.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const self = fileURLToPath(import.meta.url);
const dist = join(dirname(self), '..', 'dist');

/** By these names a source is known as a process or a thread of its own. */
const PROGRAM = /(^|[\\/])(main|cli|worker|child)\.js$/;

const programs = () =>
  readdirSync(join(dist, 'src'), { recursive: true })
    .filter(file => PROGRAM.test(file))
    .map(file => [file.replace(/\.js$/, '').replaceAll('\\', '/'), join(dist, 'src', file)]);

const isPackage = name => !name.startsWith('.') && !isAbsolute(name);
/** Of this package a little is used. As files of its own it takes 20 MB, and clicks wait a tenth of a second for it. */
const INSIDE = 'openskill';

const inBytes = source =>
  source.replace(/[\u0100-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes dist/bundle/ from dist/src/. @throws where something built lacks what it imports */
export async function bundle() {
  const dir = join(dist, 'bundle');
  const built = await rolldown({
    input: Object.fromEntries(programs()),
    platform: 'node',
    external: (name, from = '') => isPackage(name) && name !== INSIDE && !from.includes('node_modules'),
  });
  rmSync(dir, { recursive: true, force: true });
  const chunkFileNames = 'shared/[name]-[hash].js';
  const { output } = await built.write({ dir, format: 'esm', chunkFileNames, comments: false });
  for (const { fileName } of output) {
    const file = join(dir, fileName);
    writeFileSync(file, inBytes(readFileSync(file, 'utf8')));
  }
  await built.close();
  // What a start would have to find out each time.
  writeFileSync(join(dir, 'facts.json'), execFileSync(process.execPath, [join(dir, 'cli', 'build', 'main.js')]));
}

if (process.argv[1] === self) await bundle();
