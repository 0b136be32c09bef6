import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatInputCommandInteraction, TextChannel } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startPlayground } from '../../src/playground/index.js';
import type { Bench } from './bench.js';
import { connect, openBench, pixel, until } from './bench.js';
import { Member } from './member.js';
import { bootPlayground } from './process.js';

describe('misbehaviour', () => {
  let bench: Bench;
  let theo: Member;
  let table: TextChannel;
  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    theo = await bench.join('Theo');
    table = bench.client.channels.cache.get(bench.channel('card-table')) as TextChannel;
  });
  afterEach(() => bench.playground.misbehave.reset());
  afterAll(() => bench.close());
  const statuses = (): number[] =>
    bench.playground.traffic.all
      .filter(one => one.route.endsWith('/messages') && one.method === 'POST')
      .map(one => one.status);

  it('answers 429 as often as told, and the client waits its turn', async () => {
    bench.playground.traffic.clear();
    bench.playground.misbehave.refuse({ route: 'POST /channels/*/messages', status: 429, times: 2, retryAfter: 0.1 });
    const begun = Date.now();
    await table.send('patient');
    expect(statuses()).toEqual([429, 429, 200]);
    expect(Date.now() - begun).toBeGreaterThan(180);
  });

  it('answers 500 as often as told, also when asked by HTTP', async () => {
    bench.playground.traffic.clear();
    const ask = (body: unknown): Promise<Response> =>
      fetch(`${bench.playground.url}/playground/misbehave`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await ask({ kind: 'refuse', route: 'POST /channels/*/messages', status: 500, times: 1 })).status).toBe(200);
    expect((await ask({ kind: 'explode' })).status).toBe(400);
    await table.send('stubborn');
    expect(statuses()).toEqual([500, 200]);
    const told = await fetch(`${bench.playground.url}/playground/traffic?kind=refused`);
    expect(await told.json()).toMatchObject([{ status: 500 }]);
  });

  it('closes no connection on a client that is busy for some seconds', async () => {
    const { headers } = await fetch(`${bench.playground.url}/playground/traffic`);
    expect(headers.get('keep-alive')).toBe('timeout=300');
  });

  it('goes on with a client whose body was too large', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, body?: Buffer): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json' };
        request(`${bench.playground.url}/playground/${path}`, { agent, method, headers }, response => {
          response.resume().on('end', () => resolve(response.statusCode));
        })
          .on('error', reject)
          .end(body);
      });
    expect(await ask('POST', 'commands?as=mara', Buffer.alloc(26 * 1024 * 1024, ' '))).toBe(413);
    expect(await ask('GET', 'state?as=mara')).toBe(200);
    agent.destroy();
  });

  it('answers slowly', async () => {
    bench.playground.misbehave.slow({ route: 'POST /channels/**', ms: 300 });
    const begun = Date.now();
    await table.send('slow');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(295);
  });

  it('limits channels to five messages in five seconds when told to', async () => {
    bench.playground.misbehave.limitChannels(true);
    const post = (): Promise<Response> =>
      fetch(`${bench.playground.api}/v10/channels/${bench.channel('general')}/messages`, {
        method: 'POST',
        headers: { authorization: `Bot ${bench.playground.token}`, 'content-type': 'application/json' },
        body: '{"content":"x"}',
      });
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await post());
    expect(answers.map(one => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.map(one => one.headers.get('x-ratelimit-remaining'))).toEqual(['4', '3', '2', '1', '0', '0']);
    expect(await answers[5]?.json()).toMatchObject({ global: false, retry_after: expect.any(Number) as number });
  });

  it('delivers what nobody asked for in place of what was asked, once', async () => {
    const asked: string[] = [];
    bench.answer(async one => {
      asked.push((one as ChatInputCommandInteraction).commandName);
      await (one as ChatInputCommandInteraction).reply('heard');
    });
    bench.playground.misbehave.forge({ id: '1', type: 1, name: 'constructor' });
    await theo.run('/go');
    await theo.run('/go');
    expect(asked).toEqual(['constructor', 'go']);
  });

  it('delivers an interaction twice, of which one acknowledgement counts', async () => {
    const codes: unknown[] = [];
    bench.answer(one =>
      (one as ChatInputCommandInteraction).reply('mine').then(
        () => codes.push('ok'),
        (error: { code: number }) => codes.push(error.code),
      ),
    );
    bench.playground.misbehave.duplicate();
    await theo.run('/go');
    await until(() => codes.length === 2);
    expect(codes.sort()).toEqual([40060, 'ok'].sort());
    expect((await theo.messages()).filter(one => one.content === 'mine')).toHaveLength(1);
  });

  it('drops the gateway; the client resumes and misses nothing', async () => {
    const heard: string[] = [];
    bench.client.on('messageCreate', message => heard.push(message.content));
    const resumed = new Promise<number>(resolve =>
      bench.client.once('shardResume', (_id, replayed) => resolve(replayed)),
    );
    bench.playground.misbehave.dropGateway();
    await theo.say('while you were away');
    expect(await resumed).toBeGreaterThanOrEqual(1);
    await until(() => heard.includes('while you were away'));
  });

  it('invalidates the session; the client identifies again', async () => {
    const again = new Promise(resolve => bench.client.once('shardReady', resolve));
    bench.playground.misbehave.dropGateway('invalid');
    await again;
    bench.answer(one => (one as ChatInputCommandInteraction).reply('back'));
    expect(await theo.run('/go')).toMatchObject({ message: { content: 'back' } });
  }, 15_000);

  it.each([
    ['a wrong token', { op: 2, d: { token: 'wrong', intents: 1 } }, 4004],
    ['impossible intents', { op: 2, d: { token: 'playground', intents: -1 } }, 4013],
    ['an impossible shard', { op: 2, d: { token: 'playground', intents: 1, shard: [2, 2] } }, 4010],
    ['a message before identifying', { op: 3, d: {} }, 4003],
    ['a payload of 4097 bytes', { op: 3, d: 'x'.repeat(4097) }, 4002],
  ])('closes the gateway on %s', async (_name, frame, code) => {
    const socket = new WebSocket(`${bench.playground.url.replace('http', 'ws')}/gateway`);
    const closed = new Promise<number>(resolve => socket.once('close', resolve));
    await new Promise(resolve => socket.once('message', resolve));
    socket.send(JSON.stringify(frame));
    expect(await closed).toBe(code);
  });

  it('does not resume a session it does not know', async () => {
    const socket = new WebSocket(`${bench.playground.url.replace('http', 'ws')}/gateway`);
    await new Promise(resolve => socket.once('message', resolve));
    socket.send(JSON.stringify({ op: 6, d: { token: 'playground', session_id: 'nope', seq: 1 } }));
    expect(await new Promise(resolve => socket.once('message', raw => resolve(JSON.parse(String(raw)))))).toEqual({
      op: 9,
      d: false,
    });
    socket.terminate();
  });
});

describe('a life after death', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('comes back from a kill with everything, even after a torn last line', async () => {
    const first = await bootPlayground(folder);
    const client = await connect({ ...first } as never);
    await client.application.commands.set([{ name: 'go', description: 'Go' }]);
    const theo = await Member.join(first.url, 'Theo');
    const zoe = await Member.join(first.url, 'Zoe');
    let pending: ChatInputCommandInteraction | undefined;
    client.on('interactionCreate', one => {
      pending = one as ChatInputCommandInteraction;
      void pending.reply({ content: 'a secret', flags: 64 });
    });
    const table = client.channels.cache.find(one => 'name' in one && one.name === 'card-table') as TextChannel;
    const sent = await table.send({
      embeds: [{ title: 'Board', image: { url: 'attachment://b.png' } }],
      files: [{ attachment: pixel, name: 'b.png' }],
    });
    const thread = await sent.startThread({ name: 'a match' });
    await theo.run('/go');
    await first.kill();
    await client.destroy();
    theo.leave();
    zoe.leave();
    appendFileSync(join(folder, 'world.jsonl'), '{"t":"messages","id":"1","v":{"mess');

    const second = await bootPlayground(folder);
    expect(second.url).not.toBe(first.url);
    const [again, mara] = [await Member.join(second.url, 'Theo'), await Member.join(second.url, 'Mara')];
    expect((await again.messages()).map(one => one.content)).toEqual(['', 'a secret']);
    expect((await mara.messages()).map(one => one.content)).toEqual(['']);
    const url = (await mara.messages())[0]?.embeds[0]?.image?.url ?? '';
    expect(url.startsWith(second.url)).toBe(true);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pixel);
    expect((await mara.commands()).map(one => one.name)).toEqual(['go']);
    expect((await mara.channels()).map(one => one.id)).toContain(thread.id);
    const zoeAgain = await Member.join(second.url, 'Zoe');
    zoeAgain.leave();
    expect(zoeAgain.id).toBe(zoe.id);
    const edited = await fetch(
      `${second.api}/v10/webhooks/${client.application.id}/${pending?.token}/messages/@original`,
      { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"content":"still reachable"}' },
    );
    expect(edited.status).toBe(200);
    await again.waitFor(one => one.content === 'still reachable');
    expect(await (await fetch(`${second.url}/playground/state?as=mara`)).json()).toMatchObject({ online: false });
    const anew = await connect({ ...second } as never);
    expect(anew.application.id).toBe(client.application.id);
    await anew.destroy();
    again.leave();
    mara.leave();
    await second.kill();
  }, 30_000);

  it('ends in one line where it cannot begin', async () => {
    const other = await startPlayground();
    const { port } = new URL(other.url);
    await expect(bootPlayground(folder, port)).rejects.toThrow(
      `at once: playground: port ${port} is taken. Stop what uses it, or choose another with --port.\n`,
    );
    await expect(bootPlayground(folder, 'any')).rejects.toThrow(
      'at once: playground: --port is a whole number from 0 to 65535, not "any"\n',
    );
    await other.close();
  });

  it('refuses a journal that is broken in the middle instead of guessing', async () => {
    const path = join(folder, 'world.jsonl');
    const lines = readFileSync(path, 'utf8').split('\n');
    const broken = mkdtempSync(join(tmpdir(), 'playground-'));
    appendFileSync(join(broken, 'world.jsonl'), [lines[0], '{oops', lines[1], ''].join('\n'));
    await expect(startPlayground({ folder: broken })).rejects.toThrow(':2 is not JSON');
    rmSync(broken, { recursive: true });
  });
});
