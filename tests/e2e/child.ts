import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The whole program as a process of its own, so that it can be killed outright. */
export interface BotChild {
  readonly process: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  /** Resolves when it has written this; rejects when it ends before, or takes too long. */
  says(words: string, within?: number): Promise<void>;
  /** Kills it without a word; resolves when it is gone. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts the program as `npm start` does, from what was built of the sources before the first test. */
export function startChild(environment: Record<string, string>): BotChild {
  const child = spawn(process.execPath, [join(root, 'dist/bundle/main.cjs')], {
    cwd: root,
    // Set and empty, so that no `.env` file of a developer comes in.
    env: { ...process.env, DISCORD_TOKEN: '', DISCORD_API: '', LONGBOX_PACE: '0', LONGBOX_LOG: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It outlives nobody, a test that ran out of time included.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  let ended = false;
  const waiting = new Set<() => void>();
  const look = (): void => {
    for (const one of [...waiting]) one();
  };
  const gone = new Promise<void>(resolve =>
    child.once('exit', () => {
      ended = true;
      process.off('exit', end);
      look();
      resolve();
    }),
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += String(data);
      look();
    });
  return {
    process: child,
    output: () => output,
    says: (words, within = 150_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle(new Error(`it did not say ${words} in time: ${output}`)), within);
        const settle = (error?: Error): void => {
          clearTimeout(timer);
          waiting.delete(check);
          if (error === undefined) resolve();
          else reject(error);
        };
        const check = (): void => {
          if (output.includes(words)) settle();
          else if (ended) settle(new Error(`it ended before it said ${words}: ${output}`));
        };
        waiting.add(check);
        check();
      }),
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return gone;
    },
  };
}

/** A port that nobody uses just now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
