import { parseArgs } from 'node:util';
import { portAdvice } from '../home/ports.js';
import { startPlayground } from './index.js';

/** The playground as its own process: says where it is in one line of JSON, and leaves on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const values = options({ port: text, folder: text, servers: text, shards: text });
  const playground = await startPlayground({
    port: whole('port', values.port ?? '0', [0, 65_535]),
    ...(values.folder && { folder: values.folder }),
    servers: whole('servers', values.servers ?? '1', [1, 10_000]) - 1,
    gateway: { shards: whole('shards', values.shards ?? '1', [1, 10_000]) },
  });
  const { url, api, token, applicationId, guildId, servers } = playground;
  process.stdout.write(`${JSON.stringify({ url, api, token, applicationId, guildId, servers })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void playground.close().then(() => process.exit(0)));
}

/** What the command line says. Anything else ends the process with one line. */
function options<const T extends Readonly<Record<string, { readonly type: 'string' }>>>(known: T) {
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    const [wrong] = (error as Error).message.split('. ');
    const names = Object.keys(known).map(name => `--${name}`);
    return end(`${wrong}: there are ${names.join(', ')}`, 2);
  }
}

function whole(name: string, said: string, [least, most]: readonly [number, number]): number {
  const number = Number(said);
  return /^\d+$/.test(said) && number >= least && number <= most
    ? number
    : end(`--${name} is a whole number from ${least} to ${most}, not "${said}"`, 2);
}

function end(why: string, code: number): never {
  process.stderr.write(`playground: ${why}\n`);
  return process.exit(code);
}

main().catch((error: Error) => end(portAdvice(error, '--port') ?? error.message, 1));
