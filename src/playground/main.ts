import { parseArgs } from 'node:util';
import { startPlayground } from './index.js';

/** The playground as its own process: says where it is in one line of JSON, and leaves on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const values = options({ port: text, folder: text, servers: text, shards: text });
  const playground = await startPlayground({
    port: Number(values.port ?? 0),
    ...(values.folder && { folder: values.folder }),
    servers: Number(values.servers ?? 1) - 1,
    gateway: { shards: Number(values.shards ?? 1) },
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
    process.stderr.write(`playground: ${wrong}: there are ${names.join(', ')}\n`);
    return process.exit(2);
  }
}

void main();
