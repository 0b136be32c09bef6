import { EventEmitter } from 'node:events';
import { type Client, Events, type Guild } from 'discord.js';
import { expect, it } from 'vitest';
import { Hearing } from '../../../src/discord/shards/hearing.js';

const SECOND = 1000;

it('people are heard again once their server is back, and its shard; what is missed for a moment keeps nobody', () => {
  let now = 0;
  const guilds = { cache: new Map([['there', { shardId: 1 }]]) };
  const client = Object.assign(new EventEmitter(), { guilds }) as unknown as Client;
  const hearing = new Hearing(client, () => now);
  const heard = (): (number | null)[] => [null, 'there', 'unknown'].map(guild => hearing.since(guild));
  const there = { id: 'there' } as Guild;
  now = 10 * SECOND;
  client.emit(Events.ShardReady, 1, new Set());
  client.emit(Events.GuildAvailable, there);
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
  client.emit(Events.GuildUnavailable, there);
  expect(heard()).toEqual([0, null, 0]);
  now = 150 * SECOND;
  client.emit(Events.GuildAvailable, there);
  expect(heard()).toEqual([0, 150 * SECOND, 0]);
  client.emit(Events.GuildUnavailable, there);
  client.emit(Events.GuildDelete, there);
  expect(heard()).toEqual([0, 150 * SECOND, 0]);
});
