import { Events } from 'discord.js';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { commands } from '../../commands/index.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import type { ShardPlan } from '../../src/discord/shards/fleet.js';
import { Guilds } from '../../src/discord/shards/guilds.js';
import { type Playground, startPlayground } from '../../src/playground/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { connect } from '../playground/bench.js';
import { Member, type SeenMessage, textOf } from '../playground/member.js';
import { until } from './house.js';
import { boardIn, isOver, openMenu, privately } from './player.js';

const SHARDS = 4;
const ANYWHERE = { host: '127.0.0.1', port: 0 };
/** A shard that has just identified elsewhere waits for its next turn: seconds, or more on a busy machine. */
const PATIENCE = 60_000;

interface Stage {
  readonly playground: Playground;
  readonly store: Store;
  readonly failures: string[];
  /** One of a fleet; with null, the only process there is. */
  start(plan?: ShardPlan | null): Promise<Running>;
}

/** A bot of the fleet, and the shards that it has and hears of. */
interface Running {
  readonly bot: Bot;
  readonly shards: Set<number>;
  /** Where it tells how it is. */
  readonly health: string;
  stop(): Promise<void>;
}

async function open(): Promise<Stage> {
  const playground = await startPlayground({ servers: 7, gateway: { shards: SHARDS, serversPerShard: 2 } });
  const store = openStore(':memory:');
  const failures: string[] = [];
  const running = new Set<Running>();
  onTestFinished(async () => {
    for (const one of running) await one.stop();
    await store.close();
    await playground.close();
  });
  return {
    playground,
    store,
    failures,
    async start(plan: ShardPlan | null = { fixed: null, count: null }) {
      const shards = new Set<number>();
      let health = '';
      const write = (line: string): void => {
        const said = JSON.parse(line) as { level: number; msg: string; shard: number; health: string };
        const { level, msg, shard } = said;
        if (msg === 'ready') ({ health } = said);
        if (level >= 50) failures.push(line);
        if (msg === 'a shard is connected') shards.add(shard);
        if (msg === 'leaving a shard') shards.delete(shard);
      };
      const { token, api } = playground;
      const log = pino({ level: 'trace' }, { write });
      const bot = await startBot({
        store,
        commands,
        token,
        api,
        log,
        version: 'test',
        pace: 0,
        shards: plan,
        health: ANYWHERE,
      });
      const one = {
        bot,
        shards,
        health,
        async stop() {
          running.delete(one);
          await bot.stop();
          shards.clear();
        },
      };
      running.add(one);
      return one;
    },
  };
}

const shardOf = (guild: string): number => Number((BigInt(guild) >> 22n) % BigInt(SHARDS));

async function meet({ url }: Playground): Promise<readonly [Member, Member]> {
  const members = [await Member.join(url, 'Mara'), await Member.join(url, 'Theo')] as const;
  onTestFinished(() => {
    for (const member of members) member.leave();
  });
  return members;
}

/** Begins a match in a channel, up to the first question. Returns its id. */
async function begin(store: Store, [mara, theo]: readonly [Member, Member], channel: string): Promise<string> {
  await mara.run('challenge', { opponent: theo.mention, deck: 'ready:iron-man' }, { in: channel });
  const challenge = await theo.waitFor(
    ({ content, channel_id }) => channel_id === channel && content.includes(theo.mention),
  );
  await theo.select(privately(await theo.click(challenge, 'Accept')), 'deck*', 'ready:storm');
  await theo.waitFor(message => message.channel_id === channel && isAsking(message));
  const [match] = await store.matchesOf({ channel });
  return match?.id ?? '';
}

const isAsking = ({ components }: SeenMessage): boolean =>
  components.some(row => row.components?.some(part => part.label === 'Your move'));

it('divides shards among processes: one that comes takes its part, one that stops hands its part over, and every server is heard', async () => {
  const { playground, store, failures, start } = await open();
  const ann = await start();
  await until('one process has all shards', () => ann.shards.size === SHARDS, PATIENCE);
  const bob = await start();
  await until('each has its part', () => ann.shards.size === 2 && bob.shards.size === 2, PATIENCE);
  expect(new Set([...ann.shards, ...bob.shards]).size).toBe(SHARDS);
  const members = await meet(playground);
  const places = playground.servers.slice(0, SHARDS);
  expect(new Set(places.map(({ guild }) => shardOf(guild))).size).toBe(SHARDS);
  for (const { channel } of places) await begin(store, members, channel);
  await ann.stop();
  await until('the other has all', () => bob.shards.size === SHARDS, PATIENCE);
  for (const { channel } of places) expect(textOf(await openMenu(members[0], channel))).not.toBe('');
  // Commands are the bot's, not a process's.
  expect(playground.traffic.all.filter(({ method, route }) => `${method} ${route}` === PUT_COMMANDS)).toHaveLength(1);
  expect(failures).toEqual([]);
}, 240_000);

const PUT_COMMANDS = 'PUT /applications/:application/commands';

it('a timer that another process has waits while nobody has the shard of its server', async () => {
  const { playground, store, failures, start } = await open();
  const [{ guild, channel } = { guild: '', channel: '' }] = playground.servers;
  const there = shardOf(guild);
  const others = [0, 1, 2, 3].filter(shard => shard !== there);
  const ann = await start({ fixed: [there], count: SHARDS });
  const bob = await start({ fixed: others, count: SHARDS });
  await until('the shard is connected', () => ann.shards.size === 1, PATIENCE);
  const id = await begin(store, await meet(playground), channel);
  await ann.stop();
  // It was asked after both had begun, which excuses nobody.
  const { match } = await bob.bot.house.matches.settle(id, (_, terms) => ({ ...terms, clock: 1 }));
  const clocks = async () => (await store.dueRows({ aside: false, limit: 99 })).filter(({ kind }) => kind === 'clock');
  expect(await clocks()).toHaveLength(1);
  await until(
    'the clock has run out',
    async () => {
      const isPutOff = !(await clocks()).some(({ at }) => at <= Date.now() + 20_000);
      return isPutOff || (await store.match(id))?.moves !== match.moves;
    },
    PATIENCE,
  );
  expect((await store.match(id))?.moves).toBe(match.moves);
  expect(failures).toEqual([]);
}, 240_000);

it('shows what happens on a server whose shard another process has', async () => {
  const { playground, store, failures, start } = await open();
  const ann = await start({ fixed: [0, 1, 2, 3], count: SHARDS });
  await until('one process has all shards', () => ann.shards.size === SHARDS, PATIENCE);
  const bob = await start({ fixed: [], count: SHARDS });
  const members = await meet(playground);
  for (const { channel } of playground.servers.slice(0, 2)) {
    const match = await begin(store, members, channel);
    await ann.bot.house.presenter.settled();
    // Nobody tells the other process: this one has to show it.
    await bob.bot.house.matches.concede(match, members[1].id);
    await bob.bot.house.presenter.settled();
    expect(isOver(await boardIn(members[0], channel))).toBe(true);
  }
  expect(bob.shards.size).toBe(0);
  expect(failures).toEqual([]);
}, 180_000);

it('connects as many shards as Discord advises where it is alone', async () => {
  const { playground, failures, start } = await open();
  const { health } = await start(null);
  const [mara] = await meet(playground);
  expect(await (await fetch(`${health}/readyz`)).text()).toBe('ready\n');
  for (const { channel } of playground.servers) {
    const { kind } = await mara.run('match list', {}, { in: channel });
    expect(kind).toBe('message');
  }
  expect(failures).toEqual([]);
});

it('starts and stops also where the store was away when its icons were to be uploaded', async () => {
  const { store, failures, start } = await open();
  const { claimLease } = store;
  store.claimLease = (lease, at) =>
    lease.name === 'doing:icons' ? Promise.reject(new Error('away')) : claimLease(lease, at);
  const { stop } = await start({ fixed: [], count: SHARDS });
  await stop();
  expect(failures).toEqual([]);
});

it('stops also while another process has icons to upload', async () => {
  const { store, failures, start } = await open();
  const { claimLease } = store;
  store.claimLease = (lease, at) =>
    claimLease(lease.name === 'doing:icons' ? { ...lease, holder: 'another' } : lease, at);
  const { stop } = await start({ fixed: [], count: SHARDS });
  await stop();
  store.claimLease = claimLease;
  await store.releaseLeases('another');
  expect(failures).toEqual([]);
});

it('refuses to count shards otherwise than those that are running', async () => {
  const { start } = await open();
  await start({ fixed: [0], count: SHARDS });
  await expect(start({ fixed: null, count: 5 })).rejects.toThrow('LONGBOX_SHARDS says 5 shards in all');
});

it('asks Discord about servers that it does not hear of, and about each once in a while', async () => {
  const playground = await startPlayground({ servers: 1 });
  const client = await connect(playground);
  onTestFinished(async () => {
    await client.destroy();
    await playground.close();
  });
  const guilds = new Guilds(client, () => false);
  const [{ guild, channel }] = playground.servers as [Playground['servers'][number]];
  const asked = (): number => playground.traffic.all.filter(({ path }) => path === `/guilds/${guild}`).length;
  client.channels.cache.clear();
  client.guilds.cache.clear();
  expect(await Promise.all([guilds.reach(guild), guilds.reach(guild)])).toEqual([true, true]);
  expect((await client.channels.fetch(channel))?.id).toBe(channel);
  expect(await guilds.reach(guild)).toBe(true);
  expect(asked()).toBe(1);
  guilds.doubt(guild);
  playground.misbehave.removeBot();
  expect(await guilds.reach(guild)).toBe(false);
  guilds.doubt(guild);
  playground.misbehave.inviteBot();
  expect(await guilds.reach(guild)).toBe(true);
  expect(asked()).toBe(3);
  playground.misbehave.refuse({ route: `GET /guilds/${guild}`, status: 503, times: 4 });
  guilds.doubt(guild);
  await expect(guilds.reach(guild)).rejects.toThrow();
  expect(await guilds.reach(guild)).toBe(true);
});

it('knows nothing any more of a server that the bot was removed from while it was not connected', async () => {
  const playground = await startPlayground({ servers: 2 });
  const client = await connect(playground);
  onTestFinished(async () => {
    await client.destroy();
    await playground.close();
  });
  const guilds = new Guilds(client);
  const known = [...client.guilds.cache.keys()];
  expect(await Promise.all(known.map(guild => guilds.reach(guild)))).not.toContain(false);
  const back = new Promise(resolve => client.once(Events.ShardReady, resolve));
  playground.misbehave.dropGateway('invalid');
  playground.misbehave.removeBot();
  await back;
  expect(await Promise.all(known.map(guild => guilds.reach(guild)))).not.toContain(true);
  expect(client.channels.cache.size).toBe(0);
  playground.misbehave.inviteBot();
  await until('it is back', () => guilds.reach(playground.servers[0]?.guild as string));
});
