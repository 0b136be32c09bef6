import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { routeName } from '../../src/discord/start/health.js';
import { type HealthServer, onBehalfOf, serveHealth, traced } from '../../src/health/index.js';
import { Meter } from '../../src/health/meter.js';
import { openStore, type Store } from '../../src/store/index.js';
import { match } from '../store/samples.js';

let store: Store;
let meter: Meter;
let server: HealthServer;
let troubles: string[];
const HERE = { host: '127.0.0.1', port: 0 };

beforeEach(async () => {
  store = openStore(':memory:');
  meter = new Meter({ store, now: () => 10_000 });
  troubles = [];
  server = await serveHealth(HERE, meter, async () => troubles);
});
afterEach(async () => {
  await server.close();
  await store.close();
});

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(server.address + path, { method });
  return { status: response.status, text: await response.text() };
};
/** The lines of `/metrics` that begin so. */
const lines = async (name: string): Promise<string[]> =>
  (await ask('/metrics')).text.split('\n').filter(line => line.startsWith(name));

it('is alive, and ready once nothing stands in the way', async () => {
  troubles.push('not connected to Discord', 'the database does not answer');
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'alive\n' });
  expect(await ask('/readyz')).toEqual({
    status: 503,
    text: 'not connected to Discord\nthe database does not answer\n',
  });
  troubles.length = 0;
  expect(await ask('/readyz?verbose')).toEqual({ status: 200, text: 'ready\n' });
});

it('says what can be asked, and takes no orders', async () => {
  expect(await ask('/')).toMatchObject({ status: 404, text: 'Nothing here. Try /healthz, /readyz, /metrics.\n' });
  expect((await ask('/toString')).status).toBe(404);
  expect((await ask('/healthz', 'POST')).status).toBe(405);
});

it('answers also what is no address', async () => {
  const { port } = new URL(server.address);
  const status = await new Promise(resolve => {
    request({ port, host: '127.0.0.1', path: '//' }, ({ statusCode }) => resolve(statusCode)).end();
  });
  expect(status).toBe(404);
});

it('counts clicks, requests and work', async () => {
  meter.click('a', 'done', 30);
  meter.click('a', 'done', 700);
  meter.click('/challenge', 'refused', 5);
  meter.request('POST /channels/:id/messages', 200);
  meter.rateLimited('POST /channels/:id/messages');
  meter.worked('think', 'failed', 2500);
  const clicks = await lines('longbox_click_seconds');
  expect(clicks).toContain('longbox_click_seconds_bucket{le="0.05",kind="a",outcome="done"} 1');
  expect(clicks).toContain('longbox_click_seconds_sum{kind="a",outcome="done"} 0.73');
  expect(clicks).toContain('longbox_click_seconds_count{kind="/challenge",outcome="refused"} 1');
  expect(await lines('longbox_requests')).toEqual([
    'longbox_requests_total{route="POST /channels/:id/messages",status="200"} 1',
  ]);
  expect(await lines('longbox_rate')).toEqual(['longbox_rate_limited_total{route="POST /channels/:id/messages"} 1']);
  expect(await lines('longbox_due_seconds_count')).toEqual([
    'longbox_due_seconds_count{lane="think",outcome="failed"} 1',
  ]);
});

it('looks at lanes and matches when it is asked', async () => {
  await store.createMatch(match('m'), [{ kind: 'clock', subject: 'm', at: 4_000 }]);
  await store.createMatch(match('n', { status: 'over' }));
  await store.schedule({ kind: 'k', subject: 'later', at: 99_000, lane: 'think' });
  await store.schedule({ kind: 'k', subject: 'stuck', at: 1, lane: 'think' });
  const [stuck] = await store.claimDue(5, 1, 1, 'think');
  await store.failDue(stuck?.id ?? -1, 6, { problem: 'no', now: 6, again: null });
  expect(await lines('longbox_due_')).toEqual([
    'longbox_due_rows{lane="clock"} 1',
    'longbox_due_rows{lane="think"} 0',
    'longbox_due_age_seconds{lane="clock"} 6',
    'longbox_due_age_seconds{lane="think"} 0',
    'longbox_due_aside{lane="clock"} 0',
    'longbox_due_aside{lane="think"} 1',
  ]);
  expect(await lines('longbox_matches_open ')).toEqual(['longbox_matches_open 1']);
  expect((await lines('nodejs_eventloop_lag_p99_seconds ')).length).toBe(1);
});

it('says so where its port is taken', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(serveHealth({ host: '127.0.0.1', port }, meter, async () => [])).rejects.toThrow('EADDRINUSE');
  await new Promise(resolve => other.close(resolve));
});

it('names routes without ids and tokens', () => {
  const token = `aW50ZXJhY3Rpb24-${'x'.repeat(60)}`;
  expect(routeName('/channels/123456789012345678/messages/:id')).toBe('/channels/:id/messages/:id');
  expect(routeName(`/webhooks/123456789012345678/${token}/messages/@original`)).toBe(
    '/webhooks/:id/:id/messages/@original',
  );
  expect(routeName('/interactions/:id/:token/callback')).toBe('/interactions/:id/:token/callback');
});

it('knows which click is being handled, and only while it is', async () => {
  const seen = await onBehalfOf('17', async () => {
    await new Promise(resolve => setImmediate(resolve));
    return traced();
  });
  expect([seen, traced()]).toEqual([{ click: '17' }, {}]);
});
