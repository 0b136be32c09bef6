import { createRequire } from 'node:module';

/** What a bot that is started is asked, and what it says: that it takes commands, and how many bytes it keeps. */
export type Asked = 'memory' | 'stop';
export type Said = 'ready' | number;

/** The bot with a database, or where there is none the least that discord.js can be, in a process of its own. */
const [api = '', token = '', database] = process.argv.slice(2);
const say = (what: Said): void => void process.send?.(what);
void (database === undefined ? bare() : whole(database)).then(stop => {
  process.on('message', (asked: Asked) => {
    if (asked === 'memory') say(process.memoryUsage.rss());
    else void stop().then(() => process.exit());
  });
  say('ready');
});

/** Loaded only here: the bare bot shall not carry it. */
async function whole(file: string): Promise<() => Promise<void>> {
  const [{ openStore }, { openBot }, { settle }] = await Promise.all([
    import('../../../store/index.js'),
    import('../place.js'),
    import('../../../discord/start/settle.js'),
  ]);
  const store = openStore(file);
  const bot = await openBot({ api, token }, store);
  settle();
  return async () => {
    await bot.stop();
    await store.close();
  };
}

/** As everybody's bot has it: from its own files, and not from our bundle. */
async function bare(): Promise<() => Promise<void>> {
  const { Client, Events, GatewayIntentBits } = createRequire(import.meta.url)(
    'discord.js',
  ) as typeof import('discord.js');
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  client.on(Events.InteractionCreate, interaction => {
    if (interaction.isRepliable()) void interaction.reply('constant');
  });
  const ready = new Promise(resolve => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await ready;
  return () => client.destroy();
}
