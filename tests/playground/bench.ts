import type { ClientOptions, Interaction } from 'discord.js';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Playground } from '../../src/playground/index.js';
import { startPlayground } from '../../src/playground/index.js';
import { Member } from './member.js';

export interface Bench {
  playground: Playground;
  client: Client<true>;
  /** What the next interactions meet; set it before a member asks. */
  answer(handler: (interaction: Interaction) => unknown): void;
  join(name: string): Promise<Member>;
  channel(name: string): string;
  close(): Promise<void>;
}

const all = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
  GatewayIntentBits.GuildScheduledEvents,
  GatewayIntentBits.GuildMembers,
];

export async function connect(playground: Playground, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({ intents: all, ...options, rest: { api: playground.api, ...options.rest } });
  const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
  await client.login(playground.token);
  return ready;
}

/** A playground with a real discord.js client logged in. */
export async function openBench(options: { folder?: string; client?: Partial<ClientOptions> } = {}): Promise<Bench> {
  const playground = await startPlayground(options.folder ? { folder: options.folder } : {});
  const client = await connect(playground, options.client);
  const members: Member[] = [];
  let handler: (interaction: Interaction) => unknown = () => {};
  client.on(Events.InteractionCreate, interaction => {
    void (async () => handler(interaction))().catch((error: unknown) =>
      process.stderr.write(`bot: ${String(error)}\n`),
    );
  });
  return {
    playground,
    client,
    answer: next => {
      handler = next;
    },
    async join(name) {
      const member = await Member.join(playground.url, name);
      members.push(member);
      return member;
    },
    channel(name) {
      const found = client.channels.cache.find(one => 'name' in one && one.name === name);
      if (!found) throw new Error(`no channel ${name}`);
      return found.id;
    },
    async close() {
      for (const member of members) member.leave();
      await client.destroy();
      await playground.close();
    },
  };
}

/** A real PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const until = async (test: () => boolean, ms = 20_000): Promise<void> => {
  const end = Date.now() + ms;
  while (!test()) {
    if (Date.now() > end) throw new Error('it never happened');
    await new Promise(resolve => setTimeout(resolve, 10));
  }
};
