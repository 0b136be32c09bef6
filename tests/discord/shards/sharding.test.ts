import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LooseShards } from '../../../src/discord/shards/loose.js';
import { makeClient } from '../../../src/discord/start/client.js';

/** A gateway that leaves everybody standing at its door. */
async function closedDoor(): Promise<{ api: string; knocked: Promise<Socket> }> {
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
  const knocked = new Promise<Socket>(resolve => server.on('upgrade', (_, socket) => resolve(socket as Socket)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, knocked };
}

/** Resolves once the other side is gone. */
async function gone(socket: Socket): Promise<void> {
  socket.on('error', () => undefined).resume();
  await new Promise<void>(resolve => {
    for (const event of ['end', 'close']) socket.once(event, () => resolve());
  });
}

it('a client that stops while it connects leaves no socket behind', async () => {
  const { api, knocked } = await closedDoor();
  const client = makeClient({ api });
  client.login('token').catch(() => undefined);
  const socket = await knocked;
  await client.destroy();
  await gone(socket);
});

it('nor does a shard that is dropped while it connects', async () => {
  const { api, knocked } = await closedDoor();
  let loose: LooseShards | null = null;
  const client = makeClient({
    api,
    ws: {
      buildStrategy: manager => {
        loose = new LooseShards(manager);
        return loose;
      },
      buildIdentifyThrottler: async () => ({ waitForIdentify: vi.fn(async () => undefined) }),
    },
  });
  onTestFinished(() => client.destroy());
  Object.assign(client.options, { shards: [], shardCount: 1 });
  await client.login('token');
  const shards = loose as LooseShards | null;
  shards?.add(client, 0).catch(() => undefined);
  const socket = await knocked;
  await shards?.drop(client, 0);
  await gone(socket);
  expect(client.ws.shards.size).toBe(0);
});
