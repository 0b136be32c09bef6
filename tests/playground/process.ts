import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programAt } from '../../src/home/index.js';

/** The playground as a process of its own, so that it can be killed, or end by itself. */
export interface PlaygroundProcess {
  readonly url: string;
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly process: ChildProcess;
  /** What it has complained about since the last look, but for requests that nothing answers to. */
  readonly complaints: () => string;
  /** Kills it outright; resolves when it is gone. */
  kill(): Promise<void>;
}

const built = fileURLToPath(programAt('playground/main'));

export async function bootPlayground(folder: string, port = '0'): Promise<PlaygroundProcess> {
  const child = spawn(process.execPath, [built, '--port', port, '--folder', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => {
    complaints += String(data);
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(String(data)));
    void gone.then(() => reject(new Error(`the playground ended at once: ${complaints}`)));
  });
  return {
    ...(JSON.parse(line) as { url: string; api: string; token: string; applicationId: string; guildId: string }),
    process: child,
    complaints() {
      const said = complaints.replace(/^playground: nothing answers to .*\n/gm, '');
      complaints = '';
      return said;
    },
    kill() {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
