import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { LooseShards } from '../../../src/discord/shards/loose.js';
import { makeClient } from '../../../src/discord/start/client.js';

/** A gateway that leaves everybody standing at its door. `left`: the one that knocked is gone again. */
async function closedDoor(): Promise<{ api: string; knocked: Promise<void>; left: Promise<void> }> {
  const server = createServer((_, response) => {
    const { port } = server.address() as AddressInfo;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        url: `ws://127.0.0.1:${port}`,
        shards: 1,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: 1, max_concurrency: 1 },
      }),
    );
  });
  const knocked = once(server, 'upgrade').then(() => undefined);
  const left = new Promise<void>(resolve => {
    // From the first moment on: a client may leave at once, and with an error.
    server.on('upgrade', (_, socket) => {
      socket.on('error', () => undefined).resume();
      for (const event of ['end', 'close']) socket.once(event, () => resolve());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, knocked, left };
}

it('a client that stops while it connects leaves no socket behind', async () => {
  const { api, knocked, left } = await closedDoor();
  const client = makeClient({ api });
  client.login('token').catch(() => undefined);
  await knocked;
  await client.destroy();
  await left;
});

it('nor does a shard that is dropped while it connects', async () => {
  const { api, knocked, left } = await closedDoor();
  let loose: LooseShards | null = null;
  const client = makeClient({
    api,
    ws: {
      buildStrategy: manager => {
        loose = new LooseShards(manager);
        return loose;
      },
      buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }),
    },
  });
  onTestFinished(() => client.destroy());
  Object.assign(client.options, { shards: [], shardCount: 1 });
  await client.login('token');
  const shards = loose as LooseShards | null;
  shards?.add(client, 0).catch(() => undefined);
  await knocked;
  await shards?.drop(client, 0);
  await left;
  expect(client.ws.shards.size).toBe(0);
});
