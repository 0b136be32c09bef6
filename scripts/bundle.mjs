// Puts what was built into few files, with the packages that it uses: each program, and what programs share. Node looks for
// every module by itself, and for a thousand of them that takes longer than the rest of a start. Node keeps the text of what
// it runs: so comments are left out, and letters that would make it take two bytes for each are written as codes. Beside them
// lies what follows from the sources alone: facts.json, and what V8 makes of them (`src/home/compiled.ts`).
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';

const dist = join(import.meta.dirname, '..', 'dist');

/** By these names a source is known as a process or a thread of its own. */
const PROGRAM = /(^|[\\/])(main|cli|worker|child|boot)\.js$/;
/** Runs before anything else of each of them. */
const BOOT = 'home/boot';

const programs = () =>
  readdirSync(join(dist, 'src'), { recursive: true })
    .filter(file => PROGRAM.test(file))
    .map(file => [file.replace(/\.js$/, '').replaceAll('\\', '/'), join(dist, 'src', file)]);

const isPackage = name => !name.startsWith('.') && !isAbsolute(name);
/**
 * These stay where they are: what is compiled for the machine, what looks for its own files, and what few hosts need. With
 * them, whatever discord.js would take if somebody had installed it.
 */
const OUTSIDE =
  /^(node:|better-sqlite3|@takumi-rs\/|@fontsource|pino|pg$|rolldown|zlib-sync|bufferutil|utf-8-validate)/;

/** Packages of which nothing of ours shall stand in one file with them: a file without anything of ours is packed. */
const APART = [
  { name: 'api', test: /node_modules[\\/](discord-api-types|tslib|ws)[\\/]/, priority: 1 },
  { name: 'discord', test: /node_modules[\\/](discord\.js|@discordjs|undici)[\\/]/ },
];

const inBytes = source =>
  source.replace(/[\u0080-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Without line breaks, indentation and long names of variables. Where only packages are, nobody looks for a mistake of ours
 * by its line; functions and classes keep their names for those who look at a stack.
 */
const packed = (file, source) =>
  minifySync(file, source, {
    compress: false,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: true },
  }).code;

/** A program that has booted before it takes in the first module. */
function booted(file, source) {
  const path = posix.relative(posix.dirname(file), `${BOOT}.cjs`);
  return source.replace(/^("use strict";)?/, `$&require('./${path}');`);
}

/** Writes dist/bundle/ from dist/src/. @throws where something built lacks what it imports */
async function bundle() {
  const dir = join(dist, 'bundle');
  const built = await rolldown({
    input: Object.fromEntries(programs()),
    platform: 'node',
    external: name => isPackage(name) && OUTSIDE.test(name),
    // As modules where a package has both: only then what nobody uses can be left out.
    resolve: { mainFields: ['module', 'main'] },
    // discord.js evaluates what its own process sends it where it divides itself, which we don't let it.
    checks: { eval: false },
  });
  rmSync(dir, { recursive: true, force: true });
  const { output } = await built.write({
    dir,
    // What Node imports as a module, it compiles each time.
    format: 'cjs',
    strict: true,
    comments: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared/[name]-[hash].cjs',
    codeSplitting: { groups: APART },
  });
  for (const { fileName, name, code, moduleIds, isEntry } of output) {
    const isOurs = moduleIds.some(id => !id.includes('node_modules'));
    const source = inBytes(isOurs ? code : packed(fileName, code));
    writeFileSync(join(dir, fileName), isEntry && name !== BOOT ? booted(fileName, source) : source);
  }
  await built.close();
  // What a start would have to find out each time.
  writeFileSync(join(dir, 'facts.json'), execFileSync(process.execPath, [join(dir, 'cli', 'build', 'main.cjs')]));
}

await bundle();
