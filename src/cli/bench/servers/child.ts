import { Client, Events, GatewayIntentBits } from 'discord.js';
import { makeClient } from '../../../discord/start/client.js';

/** What the client keeps, in bytes, and what it has used of the processor, in milliseconds. */
export interface Taken {
  readonly kept: number;
  readonly cpu: number;
}

/** Connects the bot's client, or one as it comes, and does nothing. Says what it takes up to begin with and when it is asked. */
const [api = '', whose, messages] = process.argv.slice(2);
const client =
  whose === 'ours'
    ? makeClient({ api })
    : new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest: { api } });

function taken(): Taken {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { kept: heapUsed + external, cpu: (user + system) / 1000 };
}

const say = (): void => void process.send?.(taken());
let heard = 0;
client.on(Events.MessageCreate, () => {
  if (++heard === Number(messages)) say();
});
client.once(Events.ClientReady, say);
// It outlives nobody.
process.once('disconnect', () => process.exit());
void client.login('token');
