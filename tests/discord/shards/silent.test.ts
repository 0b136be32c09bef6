import { type Client, Status } from 'discord.js';
import { expect, it } from 'vitest';
import { silent } from '../../../src/discord/shards/keeper.js';

const clientWith = (...statuses: Status[]): Client =>
  ({ ws: { status: Status.Ready, shards: new Map(statuses.map((status, shard) => [shard, { status }])) } }) as never;

it('names the shards that have lost their connection, also where the client calls itself ready', () => {
  const client = clientWith(Status.Ready, Status.Resuming, Status.Ready, Status.Connecting);
  expect(silent(client, [3, 2, 1, 0])).toEqual(['shard 1 is not connected', 'shard 3 is not connected']);
  expect(silent(client, [0, 2])).toEqual([]);
  expect(silent(client, [4])).toEqual(['shard 4 is not connected']);
});
