import { EventEmitter } from 'node:events';
import { type Client, Events } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Awake, lastHeard } from '../../../src/discord/shards/awake.js';
import { fleetOf } from '../../../src/discord/shards/divide.js';
import { Hearing } from '../../../src/discord/shards/hearing.js';
import { openStore, type Store } from '../../../src/store/index.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const BEGAN = 1_000_000;

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
  vi.useFakeTimers({ now: BEGAN, toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

/** A process that is alone, once it has begun. */
async function started(): Promise<{ hearing: Hearing; awake: Awake; client: EventEmitter }> {
  const client = Object.assign(new EventEmitter(), { guilds: { cache: new Map() } });
  const hearing = new Hearing(client as unknown as Client, Date.now, await lastHeard(store));
  const awake = new Awake({ store, hearing, now: Date.now });
  await awake.begin();
  return { hearing, awake, client };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('what nobody knows anything of was never away', async () => {
  const { hearing } = await started();
  expect(hearing.since(null)).toBe(0);
});

it('a start soon after a stop has kept nobody from answering, one that comes later has', async () => {
  const first = await started();
  await pass(HOUR);
  await first.awake.stop();
  await pass(29 * SECOND);
  const second = await started();
  expect(second.hearing.since(null)).toBe(0);
  await second.awake.stop();
  await pass(30 * SECOND);
  const third = await started();
  const back = Date.now();
  expect(third.hearing.since(null)).toBe(back);
  // A stop right afterwards is none of their business.
  await pass(SECOND);
  await third.awake.stop();
  const fourth = await started();
  expect(fourth.hearing.since(null)).toBe(back);
  await fourth.awake.stop();
  const stopped = Date.now();
  await pass(HOUR);
  expect(await lastHeard(store)).toEqual({ since: back, until: stopped });
});

it('a kill is an outage from soon before it on, and a connection that was away at a stop was away since it was lost', async () => {
  const { hearing, awake, client } = await started();
  await pass(HOUR);
  expect(await lastHeard(store)).toEqual({ since: 0, until: BEGAN + HOUR });
  client.emit(Events.ShardReconnecting, 0);
  client.emit(Events.GuildUnavailable, { id: 'there' });
  await pass(10 * 60 * SECOND);
  await awake.stop();
  expect(hearing.everybody()).toBeNull();
  expect(await lastHeard(store)).toEqual({ since: 0, until: BEGAN + HOUR });
  client.emit(Events.ShardResume, 0, 0);
  expect(hearing.everybody()).toBe(Date.now());
  await awake.stop();
  expect(await lastHeard(store)).toEqual({ since: Date.now(), until: Date.now() });
});

it('is none of the leases that a fleet divides shards by, and a store that is away keeps nobody from stopping', async () => {
  const { awake } = await started();
  expect(fleetOf(await store.leases(0))).toEqual({ processes: [], holders: new Map() });
  expect(await store.leases(BEGAN)).toEqual([]);
  store.claimLease = () => Promise.reject(new Error('away'));
  await awake.stop();
});
