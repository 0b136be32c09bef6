import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootPlayground, type PlaygroundProcess } from './process.js';

let playground: PlaygroundProcess;
beforeAll(async () => {
  playground = await bootPlayground(mkdtempSync(join(tmpdir(), 'playground-')));
});
afterAll(() => playground.kill());

/** After anything at all: it runs, answers the page and the bot, lets a bot in, and found no fault in itself. */
afterEach(async () => {
  const { url, api, token } = playground;
  expect(playground.process.exitCode).toBe(null);
  expect((await fetch(`${url}/playground/state?as=mara`)).status).toBe(200);
  const said = await fetch(`${url}/playground/channels/general/messages?as=mara`, json('POST', { content: 'hello' }));
  expect(said.status).toBe(200);
  const asked = await fetch(`${api}/v10/gateway/bot`, { headers: { authorization: `Bot ${token}` } });
  expect(asked.status).toBe(200);
  expect(await welcomed(JSON.stringify({ op: 2, d: { token, intents: 1 } }))).toMatchObject({ op: 0, t: 'READY' });
  expect(playground.complaints()).toBe('');
}, 20_000);

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** What a fresh gateway connection hears after its greeting when it says this. */
function welcomed(frame: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/gateway`);
    socket.once('error', reject);
    socket.once('message', () => {
      socket.once('message', raw => {
        resolve(JSON.parse(String(raw)));
        socket.terminate();
      });
      socket.send(frame);
    });
  });
}

/** Says these bytes, then hangs up; resolves with what came back. */
function say(...parts: (string | Buffer)[]): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(playground.url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', data => {
      heard += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(heard));
    socket.once('connect', () => {
      for (const part of parts) socket.write(part);
      socket.end();
    });
  });
}

const host = (): string => new URL(playground.url).host;
const handshake = (path: string, more = '', from = host()): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${from}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;
const status = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

const addresses = [
  '//',
  '///',
  '//[',
  '/%',
  '/%ff%fe',
  '/%00',
  '/api/v10/%',
  '/api/v10/channels/%e0%a4%a/messages',
  '/playground/channels/%/messages?as=mara',
  '/playground/members/%c0%af',
  '/cdn/%',
  '/cdn/attachments/__proto__/constructor/x',
  '/../../../etc/passwd',
  '/playground/state?as=__proto__',
  '/playground/state?as=%',
  '/gateway?v=%&encoding=\\',
  '/playground/live?as=%',
  '/playground/live?as=mara&as=theo',
  'http://[',
  'http://[::1',
  'http://evil.example/playground/state?as=mara',
  'ws://',
  '*',
  'x',
  ':',
  '?',
  `/${'a'.repeat(15_000)}`,
  `/${'%41'.repeat(5_000)}`,
  `/${'a'.repeat(100_000)}`,
  `/${'/'.repeat(10_000)}`,
];

describe('nothing that comes from outside ends the playground', () => {
  it.each(addresses.map(address => [address.slice(0, 60), address]))('an address: %s', async (_name, address) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT'])
      expect(status(await say(`${method} ${address} HTTP/1.1\r\nHost: ${host()}\r\n\r\n`))).toBeLessThan(500);
    expect(status(await say(handshake(address)))).toBeLessThan(500);
  });

  it.each([
    ['no HTTP at all', '\u0000\u0001\u0002 hello\r\n\r\n'],
    ['an unknown method', 'FROBNICATE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a method in small letters', 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['half a request line', 'GET /pl'],
    ['headers without an end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      'POST /playground/members HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a body that ends early',
      'POST /playground/members HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"na',
    ],
    [
      'a chunk of the wrong length',
      'POST /api/v10/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n',
    ],
    ['a header of 20,000 letters', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['another protocol', 'GET /gateway HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
    [
      'a handshake without a key',
      'GET /gateway HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('a request: %s', async (_name, request) => {
    expect(status(await say(request))).toBeLessThan(500);
  });

  it.each([
    ['another origin', (path: string) => handshake(path, 'Origin: https://evil.example\r\n')],
    ['no origin at all', (path: string) => handshake(path, 'Origin: null\r\n')],
    ['a name that points here', (path: string) => handshake(path, '', 'evil.example')],
  ])('a handshake from %s is refused, wherever to', async (_name, from) => {
    for (const path of ['/gateway', '/playground/live?as=mara', '//', '/%'])
      expect(await say(from(path))).not.toContain('101');
  });

  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  it.each([
    ['nothing', ''],
    ['half an object', '{"content":'],
    ['no JSON', '\u0000\u0001'],
    ['a number', '5'],
    ['null', 'null'],
    ['a list', '[[[]]]'],
    ['a prototype', '{"__proto__":{"content":"x"},"constructor":1}'],
    ['a number beyond all numbers', '{"content":1e999,"flags":-1e400}'],
    ['200,000 brackets', deep],
    ['200,000 brackets in a field', `{"components":${deep},"options":${deep}}`],
  ])('a body: %s', async (_name, body) => {
    const answers = [
      await fetch(`${playground.url}/playground/commands?as=mara`, json('POST', body)),
      await fetch(`${playground.url}/playground/misbehave`, json('POST', body)),
      await asBot('POST', '/channels/1/messages', body),
      await asBot('PUT', `/applications/${playground.applicationId}/commands`, body),
    ];
    for (const answer of answers) expect(answer.status).toBeLessThan(500);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x\r\n'],
    ['another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{',
    ],
    [
      'a file without an end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\nabc',
    ],
    ['a part without headers', 'multipart/form-data; boundary=x', '--x\r\n\r\nabc\r\n--x--\r\n'],
    [
      'bad JSON',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{oops\r\n--x--\r\n',
    ],
    [
      'a file of no field',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; filename="a"\r\nContent-Type: \u0001/x\r\n\r\nabc\r\n--x--\r\n',
    ],
  ])('a form with %s', async (_name, type, body) => {
    for (const path of ['/playground/commands?as=mara', '/api/v10/channels/1/messages', '/api/v10/nowhere']) {
      const answer = await fetch(`${playground.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bot ${playground.token}` },
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const length = Buffer.byteLength(body) + 100;
    const head = `POST /playground/commands?as=mara HTTP/1.1\r\nHost: ${host()}\r\nContent-Type: ${type}\r\n`;
    expect(status(await say(`${head}Content-Length: ${length}\r\n\r\n${body}`))).toBeLessThan(500);
  });

  const frames: [string, unknown][] = [
    ['no JSON', 'hello'],
    ['no object', 'null'],
    ['an opcode that is none', { op: 1e9 }],
    ['an opcode of words', { op: 'two' }],
    ['nobody identifying', { op: 2 }],
    ['null identifying', { op: 2, d: null }],
    ['a list identifying', { op: 2, d: [] }],
    ['a split shard', { op: 2, d: { token: 'playground', intents: 1, shard: [0, 1.5] } }],
    ['a shard of words', { op: 2, d: { token: 'playground', intents: 1, shard: 'ab' } }],
    ['a shard of one', { op: 2, d: { token: 'playground', intents: 1, shard: [0] } }],
    ['intents of half a bit', { op: 2, d: { token: 'playground', intents: 1.5 } }],
    ['nobody resuming', { op: 6, d: null }],
    ['a strange session', { op: 6, d: { token: 'playground', session_id: { a: 1 }, seq: 'x' } }],
    ['an early wish', { op: 8, d: { query: 5 } }],
    ['100,000 letters', 'x'.repeat(100_000)],
  ];
  it.each(frames)('a frame at the gateway: %s', async (_name, frame) => {
    const said = typeof frame === 'string' ? frame : JSON.stringify(frame);
    expect([4001, 4002, 4003, 4004, 4010, 4013, 1009, 9]).toContain(await dismissed(said));
  });

  it.each([
    ['a query of numbers', { query: 5 }],
    ['null', null],
    ['a list', []],
    ['users of all kinds', { user_ids: [1, null, {}], limit: 'x' }],
    ['a negative limit', { query: '', limit: -3 }],
  ])('a wish for members: %s', async (_name, wish) => {
    const identify = JSON.stringify({ op: 2, d: { token: playground.token, intents: 1 } });
    expect(await dismissed(identify, JSON.stringify({ op: 8, d: wish }))).toBe(4002);
  });

  it.each([
    ['half a frame', Buffer.from([0x81, 0x85, 1, 2])],
    ['a frame that is not masked', Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
    ['a reserved opcode', Buffer.from([0x8f, 0x80, 0, 0, 0, 0])],
    ['a frame of many terabytes', Buffer.from([0x82, 0xff, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5])],
    ['text that is no UTF-8', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
    ['bytes', Buffer.from([0x82, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
    ['a close of one byte', Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x03])],
    ['a ping of 126 bytes', Buffer.from([0x89, 0xfe, 0, 126, 0, 0, 0, 0])],
  ])('bytes in a WebSocket: %s', async (_name, bytes) => {
    for (const path of ['/gateway', '/playground/live?as=mara']) await say(handshake(path), bytes);
  });
});

/** Says these to the gateway, one after each answer; resolves with the code it closes with, or opcode 9. */
function dismissed(...frames: string[]): Promise<number> {
  return new Promise(resolve => {
    const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/gateway`);
    socket.once('close', resolve);
    socket.on('message', raw => {
      const next = frames.shift();
      if (next !== undefined) socket.send(next);
      const { op } = JSON.parse(String(raw)) as { op: number };
      if (op !== 9) return;
      resolve(op);
      socket.terminate();
    });
  });
}

const asBot = (method: string, path: string, body?: string): Promise<Response> =>
  fetch(`${playground.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && method !== 'GET' && { body }),
  });
