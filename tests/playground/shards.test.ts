import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Playground, type PlaygroundOptions, startPlayground } from '../../src/playground/index.js';
import { Member } from './member.js';

type Frame = { op: number; t?: string; d: unknown };
type Wish = { shard?: [number, number]; intents?: number };

async function open(options: PlaygroundOptions): Promise<Playground> {
  const playground = await startPlayground(options);
  onTestFinished(() => playground.close());
  return playground;
}

/** A connection that has asked to be let in, with all that it hears. */
class Line {
  readonly heard: Frame[] = [];
  readonly ended: Promise<number>;
  private readonly socket: WebSocket;

  constructor({ url, token }: Playground, { shard, intents = 1 | (1 << 9) }: Wish) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    this.ended = once(this.socket, 'close').then(([code]) => code as number);
    this.socket.on('open', () => this.socket.send(JSON.stringify({ op: 2, d: { token, intents, shard } })));
    this.socket.on('message', data => {
      this.heard.push(JSON.parse(String(data)) as Frame);
      this.socket.emit('heard');
    });
    onTestFinished(() => this.socket.terminate());
  }

  async hears(test: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const found = this.heard.find(test);
      if (found !== undefined) return found;
      await once(this.socket, 'heard');
    }
  }

  readonly ready = (): Promise<Frame> => this.hears(({ t }) => t === 'READY');
  readonly isRefused = (): Promise<Frame> => this.hears(({ op }) => op === 9);
  /** The names of events, with the server each is about. */
  told(event: string): unknown[] {
    return this.heard.filter(({ t }) => t === event).map(({ d }) => (d as { guild_id?: string; id: string }).guild_id);
  }
}

const shardOf = (guild: string, count: number): number => Number((BigInt(guild) >> 22n) % BigInt(count));
const guildsIn = ({ d }: Frame): string[] => (d as { guilds: { id: string }[] }).guilds.map(({ id }) => id);

it('gives each shard its servers, and tells each what happens on them', async () => {
  const playground = await open({ servers: 7 });
  const { servers } = playground;
  expect(new Set(servers.map(({ guild }) => shardOf(guild, 4))).size).toBe(4);
  const lines = [0, 1, 2, 3].map(shard => new Line(playground, { shard: [shard, 4] }));
  const mara = await Member.join(playground.url, 'Mara');
  onTestFinished(() => mara.leave());
  for (const [shard, line] of lines.entries()) {
    const wanted = servers.filter(({ guild }) => shardOf(guild, 4) === shard).map(({ guild }) => guild);
    expect(guildsIn(await line.ready())).toEqual(wanted);
    for (const guild of wanted)
      await line.hears(({ t, d }) => t === 'GUILD_CREATE' && (d as { id: string }).id === guild);
  }
  for (const { channel } of servers) await mara.say('hello', { in: channel });
  for (const [shard, line] of lines.entries()) {
    const wanted = servers.filter(({ guild }) => shardOf(guild, 4) === shard).map(({ guild }) => guild);
    await line.hears(({ t, d }) => t === 'MESSAGE_CREATE' && (d as { guild_id: string }).guild_id === wanted.at(-1));
    expect(line.told('MESSAGE_CREATE')).toEqual(wanted);
  }
});

it('tells direct messages to the first shard alone', async () => {
  const playground = await open({});
  const intents = 1 | (1 << 12);
  const lines = [0, 1, 2].map(shard => new Line(playground, { shard: [shard, 3], intents }));
  for (const line of lines) await line.ready();
  const theo = await Member.join(playground.url, 'Theo');
  onTestFinished(() => theo.leave());
  await theo.say('psst', { in: await theo.direct() });
  await lines[0]?.hears(({ t }) => t === 'MESSAGE_CREATE');
  // Anyone else would have heard it before this.
  await theo.say('hello', { in: playground.servers[0]?.channel ?? '' });
  for (const line of lines.slice(1)) expect(line.told('MESSAGE_CREATE')).toEqual([]);
});

it('lets several connections in for one shard, each told everything', async () => {
  const playground = await open({});
  const lines = [new Line(playground, {}), new Line(playground, {})];
  for (const line of lines) await line.ready();
  const theo = await Member.join(playground.url, 'Theo');
  onTestFinished(() => theo.leave());
  await theo.say('hello');
  for (const line of lines) await line.hears(({ t }) => t === 'MESSAGE_CREATE');
});

it.each([
  ['a shard that there is not', { shard: [4, 4] }, {}, 4010],
  ['a shard below the first', { shard: [-1, 4] }, {}, 4010],
  ['too many servers for one shard', { shard: [0, 1] }, { serversPerShard: 3 }, 4011],
  ['members without leave', { intents: 1 << 1 }, { privileged: false }, 4014],
  ['words without leave', { intents: 1 << 15 }, { privileged: false }, 4014],
  ['intents that there are not', { intents: 1 << 27 }, {}, 4013],
] as const)('refuses %s', async (_, { ...wish }, gateway, code) => {
  const playground = await open({ servers: 3, gateway });
  expect(await new Line(playground, wish as Wish).ended).toBe(code);
});

it('lets in what just fits', async () => {
  const playground = await open({ servers: 3, gateway: { serversPerShard: 2, privileged: false } });
  await new Line(playground, { shard: [1, 2] }).ready();
});

it('lets one shard of each group identify in five seconds', async () => {
  const playground = await open({ gateway: { maxConcurrency: 2, shards: 4 } });
  await new Line(playground, { shard: [0, 4] }).ready();
  await new Line(playground, { shard: [1, 4] }).ready();
  expect(await new Line(playground, { shard: [2, 4] }).isRefused()).toEqual({ op: 9, d: false });
  const response = await fetch(`${playground.api}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${playground.token}` },
  });
  expect(await response.json()).toMatchObject({
    shards: 4,
    session_start_limit: { total: 1000, remaining: 997, max_concurrency: 2 },
  });
});

it('takes the token of a bot that identifies too often', async () => {
  const playground = await open({ gateway: { sessions: 2 } });
  const lines = [new Line(playground, {}), new Line(playground, {})];
  for (const line of lines) await line.ready();
  expect(await new Line(playground, {}).ended).toBe(4004);
  for (const line of lines) expect(await line.ended).toBe(4004);
});
