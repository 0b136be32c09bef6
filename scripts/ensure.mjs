// What every script does first: the packages are there, and what runs is what stands in src/. Needs nothing but Node.
// Whatever it has to say goes to standard error: standard output belongs to the command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './ensure/lock.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const say = line => process.stderr.write(`longbox: ${line}\n`);

/** Ends the process with one clear line. */
function stop(line) {
  say(line);
  process.exit(1);
}

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a program, its output on our standard error, and says every 15 seconds that it still runs. */
function run(program, args, doing) {
  return new Promise(resolve => {
    const began = Date.now();
    const beat = setInterval(() => say(`still ${doing} (${Math.round((Date.now() - began) / 1000)} s)`), 15_000);
    // npm is a script of its own on Windows, which only a shell can start.
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 2, 2], shell: program.endsWith('.cmd') });
    const end = code => {
      clearInterval(beat);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('exit', code => end(code ?? 1));
  });
}

/** Only one process at a time does this. Where the disk is full, that is said instead of where we noticed it. */
async function alone(task, waiting, act) {
  try {
    await withLock(root, task, () => say(waiting), act);
  } catch (error) {
    if (error.code === 'ENOSPC' || error.code === 'EDQUOT') stop('the disk is full. Free some space and start again.');
    throw error;
  }
}

// -- packages

function checkNode() {
  const wanted = readJson(join(root, 'package.json')).engines.node.replace(/^>=/, '');
  const here = process.versions.node;
  if (here.localeCompare(wanted, 'en', { numeric: true }) < 0)
    stop(`this needs Node ${wanted} or newer, and this is Node ${here}: see https://nodejs.org`);
}

const modules = join(root, 'node_modules');
/** The compiler written in Go: a third of the other's time. Who asks a compiler for syntax trees asks the other. */
export const compiler = join(modules, 'typescript-native', 'bin', 'tsc');
const stamp = join(modules, '.longbox-installed');
const lockFile = join(root, 'package-lock.json');

const wantedPackages = () =>
  createHash('sha256')
    .update(readFileSync(existsSync(lockFile) ? lockFile : join(root, 'package.json')))
    .digest('hex');

function isInstalled() {
  if (!existsSync(modules)) return false;
  const wanted = wantedPackages();
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  if (!matchesLock()) return false;
  mark(wanted);
  return true;
}

/** Installed by hand, without our stamp: npm's own record tells what is there. */
function matchesLock() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(lockFile)) return false;
  const here = readJson(record).packages ?? {};
  const wanted = Object.entries(readJson(lockFile).packages ?? {}).filter(([path]) => path !== '');
  return wanted.every(([path, { version, optional, dev, peer }]) =>
    here[path] === undefined ? Boolean(optional || dev || peer) : here[path].version === version,
  );
}

function mark(wanted) {
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // Packages that only another user may change are as good: they are looked at again next time.
  }
}

/** Makes sure that the packages of package-lock.json are installed. Ends the process where they cannot be. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  await alone('install', 'another start is installing the packages: waiting for it', async () => {
    if (isInstalled()) return;
    const why = existsSync(modules) ? 'they do not match package-lock.json' : 'this is the first start';
    say(`installing packages (${why}).`);
    say('Where no ready-made database driver fits this machine it is compiled, which takes a minute or two.');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const how = existsSync(lockFile) ? 'ci' : 'install';
    const code = await run(npm, [how, '--no-audit', '--no-fund'], 'installing');
    if (code === 127) stop('npm was not found: it comes with Node, see https://nodejs.org');
    if (code !== 0)
      stop(`"npm ${how}" failed (exit ${code}): what it wrote above says why. Mend that and start again.`);
    mark(wantedPackages());
    say('packages installed.');
  });
}

// -- build

const dist = join(root, 'dist');
const built = join(dist, '.built');
const buildInfo = join(dist, '.tsbuildinfo');
const sources = ['src', 'commands'];

/** Every file below a folder whose name fits. */
function filesOf(folder, fits) {
  const found = [];
  // Node's own recursion takes six times as long, at each start.
  const walk = at => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (fits.test(entry.name)) found.push(path);
    }
  };
  if (existsSync(folder)) walk(folder);
  return found;
}

/** The sources, words and packages included, by name, time and size, and Node's version: whatever changes gives another text. */
function fingerprint() {
  const files = sources.flatMap(folder => filesOf(join(root, folder), /\.(ts|ftl)$/));
  // Without a lock whatever npm finds is installed.
  const settings = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'scripts/bundle.mjs']
    .map(name => join(root, name))
    .filter(existsSync);
  const lines = [...settings, ...files].map(file => {
    const { mtimeMs, size } = statSync(file);
    return `${relative(root, file)} ${mtimeMs} ${size}`;
  });
  return createHash('sha256')
    .update([process.version, ...lines.sort()].join('\n'))
    .digest('hex');
}

const isBuilt = () => existsSync(built) && readFileSync(built, 'utf8') === fingerprint();

/** Takes out what was built from sources that are gone. */
function sweep() {
  for (const folder of sources)
    for (const file of filesOf(join(dist, folder), /\.js(\.map)?$/)) {
      const source = join(root, relative(dist, file)).replace(/\.js(\.map)?$/, '.ts');
      if (!existsSync(source)) rmSync(file);
    }
}

/**
 * Makes sure that dist/ is what the sources say. Ends the process where they do not compile. `checked`: their types have
 * been found right just now, so they are only written out.
 */
export async function ensureBuilt({ checked = false } = {}) {
  if (isBuilt()) return;
  await alone('build', 'another start is building: waiting for it', async () => {
    if (isBuilt()) return;
    if (!existsSync(compiler)) stop('the sources have changed, and the compiler is not installed: run "npm ci" once');
    say('building...');
    mkdirSync(dist, { recursive: true });
    // Without our mark nobody knows what dist/ holds, and the compiler's own notes would have it skip files.
    if (!existsSync(built)) rmSync(buildInfo, { force: true });
    const of = fingerprint();
    const how = checked ? ['--noCheck'] : [];
    const code = await run(process.execPath, [compiler, '-p', 'tsconfig.build.json', ...how], 'building');
    if (code !== 0) stop('the sources do not compile: what the compiler wrote above says where');
    sweep();
    // In a process of its own: what the bundler takes, half a gigabyte, a bot would keep for as long as it runs.
    if ((await run(process.execPath, [join(root, 'scripts', 'bundle.mjs')], 'building')) !== 0)
      stop('what was built could not be bundled: what stands above says why');
    writeFileSync(built, of);
  });
}
