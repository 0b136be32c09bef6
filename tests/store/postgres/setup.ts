import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '../../../src/cli/bench/processes/server.js';

/**
 * One PostgreSQL for a whole run, started when the first test asks for it: they ask through a socket, as they run in
 * processes of their own.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-pg-'));
  // The server runs as somebody else where tests run as root.
  chmodSync(folder, 0o755);
  let server: Promise<Server> | null = null;
  const desk = createServer(socket => {
    server ??= startServer(join(folder, 'data'));
    void server.then(({ answer }) => socket.end(JSON.stringify(answer)));
    socket.on('error', () => undefined);
  });
  const path = join(folder, 'desk');
  await new Promise<void>(resolve => desk.listen(path, resolve));
  process.env.LONGBOX_TEST_POSTGRES = path;
  return async () => {
    desk.close();
    await (await server)?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
