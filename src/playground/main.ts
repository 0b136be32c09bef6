import { parseArgs } from 'node:util';
import { startPlayground } from './index.js';

/** The playground as its own process: says where it is in one line of JSON, and leaves on SIGTERM or SIGINT. */
const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string' } } });
const playground = await startPlayground({
  port: Number(values.port ?? 0),
  ...(values.folder && { folder: values.folder }),
});
const { url, api, token, applicationId, guildId } = playground;
process.stdout.write(`${JSON.stringify({ url, api, token, applicationId, guildId })}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void playground.close().then(() => process.exit(0)));
