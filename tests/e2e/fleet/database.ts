import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Server, startServer } from '../../../src/cli/bench/processes/server.js';
import { newDatabase } from '../../store/postgres/place.js';
import type { Database } from './campaign.js';

/** A PostgreSQL of this campaign's own, as it is to be killed. @throws Error where there is none */
export async function openDatabase(): Promise<Database & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-fleet-'));
  // The server runs as somebody else where tests run as root.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  let server = await started(data);
  const address = await newDatabase(addressOf(server));
  const port = Number(new URL(address).port);
  return {
    address,
    async kill() {
      await server.kill();
      server = await started(data, port);
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** What a killed server has left behind may still be leaving: then it starts a little later. */
async function started(data: string, port?: number): Promise<Server> {
  for (let tries = 0; ; tries++) {
    const server = await startServer(data, { port });
    if ('address' in server.answer) return server;
    await server.kill();
    if (port === undefined || tries > 60) throw new Error(`PostgreSQL did not start: ${server.answer.problem}`);
    await sleep(250);
  }
}

function addressOf({ answer }: Server): string {
  if ('address' in answer) return answer.address;
  throw new Error(answer.problem);
}
