import { EventEmitter } from 'node:events';
import { type Client, Events } from 'discord.js';
import { expect, it } from 'vitest';
import { Hearing } from '../../../src/discord/shards/hearing.js';

const SECOND = 1000;

it('people are heard again once the shard of their server is back; what it missed for a moment kept nobody', () => {
  let now = 0;
  const guilds = { cache: new Map([['there', { shardId: 1 }]]) };
  const client = Object.assign(new EventEmitter(), { guilds }) as unknown as Client;
  const hearing = new Hearing(client, () => now);
  const heard = (): (number | null)[] => [null, 'there', 'unknown'].map(guild => hearing.since(guild));
  now = 10 * SECOND;
  client.emit(Events.ShardReady, 1, new Set());
  expect(heard()).toEqual([0, 0, 0]);
  client.emit(Events.ShardReconnecting, 1);
  expect(heard()).toEqual([0, null, 0]);
  now = 39 * SECOND;
  client.emit(Events.ShardResume, 1, 0);
  expect(heard()).toEqual([0, 0, 0]);
  client.emit(Events.ShardReconnecting, 1);
  now = 60 * SECOND;
  client.emit(Events.ShardReconnecting, 1);
  now = 90 * SECOND;
  client.emit(Events.ShardReady, 1, new Set());
  expect(heard()).toEqual([0, 90 * SECOND, 0]);
});
