import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { programAt } from '../../src/home/index.js';

const checkout = join(import.meta.dirname, '..', '..');
const folders: string[] = [];
afterAll(() => folders.forEach(folder => void rmSync(folder, { recursive: true, force: true })));

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

function node(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  child.stdout?.on('data', chunk => {
    said.out += String(chunk);
  });
  child.stderr?.on('data', chunk => {
    said.err += String(chunk);
  });
  return new Promise(resolve => child.on('close', exit => resolve({ exit, ...said })));
}

/** Our packages, each by a link: whatever is installed over them leaves ours alone. Marked as what the lock asks for. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(checkout, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(checkout, 'node_modules', name), join(modules, name));
  const lock = readFileSync(join(folder, 'package-lock.json'));
  writeFileSync(join(modules, '.longbox-installed'), createHash('sha256').update(lock).digest('hex'));
}

/** A checkout in small: our scripts, the packages, and a source that prints one word. */
function project({ installed = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-project-'));
  folders.push(folder);
  cpSync(join(checkout, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.build.json'])
    cpSync(join(checkout, name), join(folder, name));
  // Without the types of Node, which take longer to read than all that is compiled here.
  const settings = readFileSync(join(checkout, 'tsconfig.json'), 'utf8');
  writeFileSync(join(folder, 'tsconfig.json'), settings.replace('"types": ["node"]', '"types": []'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'commands'));
  source(
    folder,
    'cli.ts',
    [
      'declare const process: { stdout: { write(words: string): void } };',
      "export const main = async (args: string[]) => { process.stdout.write(args.join('+')); return 3; };\n",
    ].join('\n'),
  );
  // What follows from the sources is written beside the bundle: here nothing does.
  mkdirSync(join(folder, 'src/cli/build'), { recursive: true });
  source(
    folder,
    'cli/build/main.ts',
    "console.log('{}');\ndeclare const console: { log(words: string): void };\nexport {};\n",
  );
  // What each program runs before anything else: here nothing has to.
  mkdirSync(join(folder, 'src/home'));
  source(folder, 'home/boot.ts', 'export {};\n');
  if (installed) linkPackages(folder);
  return folder;
}

const source = (folder: string, name: string, content: string) => writeFileSync(join(folder, 'src', name), content);
const longbox = (folder: string, env?: NodeJS.ProcessEnv) => node(folder, ['scripts/longbox.mjs', 'a', 'b'], env);
const lockOf = (folder: string, name: string) =>
  join(tmpdir(), `longbox-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}-${name}.lock`);

describe('the build before a command', () => {
  test('is made once, again when a source changes, and standard output is the command alone', async () => {
    const folder = project();
    expect(await longbox(folder)).toEqual({ exit: 3, out: 'a+b', err: 'longbox: building...\n' });
    expect(await longbox(folder)).toEqual({ exit: 3, out: 'a+b', err: '' });
    source(folder, 'more.ts', 'export const more = 1;\n');
    expect((await longbox(folder)).err).toBe('longbox: building...\n');
    expect(existsSync(join(folder, 'dist/src/more.js'))).toBe(true);
    rmSync(join(folder, 'src/more.ts'));
    expect((await longbox(folder)).exit).toBe(3);
    expect(existsSync(join(folder, 'dist/src/more.js'))).toBe(false);
    rmSync(join(folder, 'dist/src'), { recursive: true });
    rmSync(join(folder, 'dist/.built'));
    expect((await longbox(folder)).exit).toBe(3);
  });

  test('leaves nothing of the bundler, which takes half a gigabyte, in the process that goes on', async () => {
    const folder = project();
    source(
      folder,
      'cli.ts',
      [
        'declare const process: {',
        '  stdout: { write(words: string): void };',
        '  report: { excludeNetwork: boolean; getReport(): { sharedObjects: string[] } };',
        '};',
        'export const main = async () => {',
        '  process.report.excludeNetwork = true;',
        "  process.stdout.write(process.report.getReport().sharedObjects.join('\\n'));",
        '  return 0;',
        '};\n',
      ].join('\n'),
    );
    const { exit, out, err } = await longbox(folder);
    expect({ exit, err }).toEqual({ exit: 0, err: 'longbox: building...\n' });
    expect(out).not.toBe('');
    expect(out).not.toContain('rolldown');
  });

  test('says where the sources do not compile, and goes on once they do', async () => {
    const folder = project();
    source(folder, 'more.ts', 'export const more: number = "one";\n');
    const { exit, out, err } = await longbox(folder);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toContain('src/more.ts(1,14): error');
    source(folder, 'more.ts', 'export const more = 1;\n');
    expect((await longbox(folder)).exit).toBe(3);
  });

  test('is made by one of two that start at once', async () => {
    const folder = project();
    const both = await Promise.all([longbox(folder), longbox(folder)]);
    expect(both.map(({ exit, out }) => ({ exit, out }))).toEqual([1, 2].map(() => ({ exit: 3, out: 'a+b' })));
    const said = both.map(({ err }) => err).join('');
    expect(said.split('building...').length - 1).toBe(1);
    expect(existsSync(lockOf(folder, 'build'))).toBe(false);
  });

  test('by itself, waits for one that a command makes', async () => {
    const folder = project();
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      scripts: { build: string };
    };
    const [, ...build] = scripts.build.split(' ');
    const both = await Promise.all([longbox(folder), node(folder, build)]);
    expect(both.map(({ exit }) => exit)).toEqual([3, 0]);
    expect(
      both
        .map(({ err }) => err)
        .join('')
        .split('building...'),
    ).toHaveLength(2);
  });

  test('breaks the lock of a process that is gone', async () => {
    const folder = project();
    const gone = spawn(process.execPath, ['-e', '0']);
    await new Promise(resolve => gone.once('close', resolve));
    writeFileSync(lockOf(folder, 'build'), String(gone.pid));
    expect((await longbox(folder)).exit).toBe(3);
  });
});

describe('the packages before a command', () => {
  /** A folder whose `npm` does what the script says. */
  function npm(folder: string, script: string): NodeJS.ProcessEnv {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> "${folder}/asked"\n${script}\n`);
    chmodSync(join(bin, 'npm'), 0o755);
    return { PATH: `${bin}${delimiter}${process.env.PATH}` };
  }

  test('are installed when they are missing or another lock asks for others', async () => {
    const folder = project({ installed: false });
    const modules = join(folder, 'node_modules');
    const env = npm(
      folder,
      `mkdir -p "${modules}"; for name in typescript-native rolldown @types; do ln -sfn "${checkout}/node_modules/$name" "${modules}/$name"; done`,
    );
    const first = await longbox(folder, env);
    expect({ exit: first.exit, out: first.out }).toEqual({ exit: 3, out: 'a+b' });
    expect(first.err).toContain('this is the first start');
    expect(first.err).toContain('compiled, which takes a minute');
    expect((await longbox(folder, env)).err).toBe('');
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
    expect((await longbox(folder, env)).err).toContain('do not match package-lock.json');
    rmSync(join(folder, 'package-lock.json'));
    expect((await longbox(folder, env)).exit).toBe(3);
    expect(
      readFileSync(join(folder, 'asked'), 'utf8')
        .split('\n')
        .map(line => line.split(' ')[0]),
    ).toEqual(['ci', 'ci', 'install', '']);
  });

  test('end the start with one clear line where they cannot be installed', async () => {
    const folder = project({ installed: false });
    const failed = await longbox(folder, npm(folder, 'exit 7'));
    expect({ exit: failed.exit, out: failed.out }).toEqual({ exit: 1, out: '' });
    expect(failed.err).toContain('"npm ci" failed (exit 7)');
    const missing = await longbox(folder, { PATH: '/nowhere' });
    expect(missing.exit).toBe(1);
    expect(missing.err).toContain('npm was not found');
  });

  test('are not looked at by a Node that is too old', async () => {
    const folder = project();
    const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { engines: { node: string } };
    wanted.engines.node = '>=99.1';
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
    const { exit, err } = await longbox(folder);
    expect(exit).toBe(1);
    expect(err).toBe(
      `longbox: this needs Node 99.1 or newer, and this is Node ${process.versions.node}: see https://nodejs.org\n`,
    );
  });
});

describe('npm run longbox', () => {
  // Somebody may be at work on the sources meanwhile: a build in between is no fault.
  const unbuilt = ({ err, ...rest }: Ended): Ended => ({
    ...rest,
    err: err.replace(/longbox: (still )?building.*\n/g, ''),
  });
  const run = async (...args: string[]) => unbuilt(await node(checkout, ['scripts/longbox.mjs', ...args]));

  test('prints pure JSON, and starts with less than a second of a processor once it is built', async () => {
    await run('help');
    // What it has worked, not what it has waited for others that work beside it.
    const told = 'process.on("exit", () => process.stderr.write(String(process.cpuUsage().user)))';
    const counted = ['--import', `data:text/javascript,${encodeURIComponent(told)}`];
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < 4; at++) {
      const { exit, out, err } = await node(checkout, [...counted, 'scripts/longbox.mjs', 'decks', 'squad', '--json']);
      expect(exit).toBe(0);
      expect(err).toMatch(/^\d+$/);
      least = Math.min(least, Number(err) / 1000);
      expect(Array.isArray(JSON.parse(out))).toBe(true);
    }
    expect(least).toBeGreaterThan(50);
    expect(least).toBeLessThan(1000);
  });

  test('the playground by itself says where its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { exit, err } = unbuilt(
      await node(checkout, [fileURLToPath(programAt('playground/main')), '--port', `${port}`]),
    );
    taken.close();
    const said = `playground: port ${port} is taken. Stop what uses it, or choose another with --port.\n`;
    expect({ exit, err }).toEqual({ exit: 1, err: said });
  });

  test('ends with 2 and one line on what it cannot read', async () => {
    const { exit, out, err } = await run('play', 'nothing.json', '--json');
    expect({ exit, out, err }).toEqual({ exit: 2, out: '', err: 'longbox: nothing.json: there is no such file\n' });
  });

  test.each([
    ['fleet', 'scripts/fleet.mjs', '--seed'],
    ['reading', 'scripts/reading.mjs', '--language'],
    ['mutate:cards', 'scripts/mutate-cards.mjs', '--sample'],
    ['playground', fileURLToPath(programAt('playground/main')), '--port'],
  ])('%s says in one line which options it has', async (name, script, option) => {
    const { exit, out, err } = unbuilt(await node(checkout, [script, '--help']));
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(new RegExp(`^${name}: Unknown option '--help': there are .*${option}.*\n$`));
  });

  test('fuzzes for as long as it is told', async () => {
    const { exit, out, err } = unbuilt(
      await node(checkout, ['scripts/fuzz.mjs', '--minutes', '0.02', '--seed', 'test']),
    );
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^\d+ matches, 0 failures\./);
    const wrong = unbuilt(await node(checkout, ['scripts/fuzz.mjs', '--minutes', 'many']));
    expect({ exit: wrong.exit, err: wrong.err }).toEqual({
      exit: 2,
      err: 'fuzz: --minutes is a number above 0, not "many"\n',
    });
  });
});
