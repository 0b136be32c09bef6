import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../home/index.js';

export interface Server {
  /** Without a database's name; or what kept it from starting. */
  readonly answer: { readonly address: string } | { readonly problem: string };
  stop(): Promise<void>;
  /** Ends it as a power cut would; resolves when nothing of it is left but its data. */
  kill(): Promise<void>;
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface ServerOptions {
  /** The port that it had on this data before. */
  readonly port?: number | undefined;
  /** Whether a commit waits for the disk. What is only tried needs none. */
  readonly durable?: boolean;
}

/** Starts a PostgreSQL with its data in a folder, from a package that only development has. */
export async function startServer(folder: string, { port, durable = false }: ServerOptions = {}): Promise<Server> {
  const args = [
    join(packageRoot(), 'scripts', 'postgres-server.mjs'),
    folder,
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(durable ? ['--durable'] : []),
  ];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const gone = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line').then(([said]) => JSON.parse(said as string));
  const answer = await Promise.race([line, gone.then(() => ({ problem: 'it ended before it had begun' }))]);
  return {
    answer,
    async stop() {
      child.stdin.end();
      await gone;
    },
    async kill() {
      const file = join(folder, 'postmaster.pid');
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : null;
      if (pid !== null) end(pid);
      child.kill('SIGKILL');
      await gone;
      while (pid !== null && isThere(pid)) await sleep(20);
    },
  };
}
