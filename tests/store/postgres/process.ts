import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Server {
  /** Without a database's name; or what kept it from starting. */
  readonly answer: { readonly address: string } | { readonly problem: string };
  stop(): Promise<void>;
}

/** Starts a server with its data in a folder; on the port that it had there before, if one is given. */
export async function startServer(folder: string, port?: number): Promise<Server> {
  const script = join(import.meta.dirname, 'server.mjs');
  const args = [script, folder, ...(port === undefined ? [] : [String(port)])];
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
  };
}
