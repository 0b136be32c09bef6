import type { APIGatewayBotInfo } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedThrottler } from '../../../src/discord/shards/identify.js';
import { openStore, type Store } from '../../../src/store/index.js';

let store: Store;
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason as Error);
    setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  store = openStore(':memory:');
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

function throttler({ max_concurrency = 1, remaining = 100, reset_after = 0 } = {}): SharedThrottler {
  const session_start_limit = { total: 1000, remaining, reset_after, max_concurrency };
  const ask = async (): Promise<APIGatewayBotInfo> => ({ url: '', shards: 1, session_start_limit });
  return new SharedThrottler({ store, ask, now: Date.now, rest });
}

/** When each shard got its turn, in milliseconds from the start; each is asked for by a process of its own. */
async function turns(shards: readonly number[], how = {}): Promise<number[]> {
  const begun = Date.now();
  const all = shards.map(async shard => {
    await throttler(how).waitForIdentify(shard, new AbortController().signal);
    return Date.now() - begun;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return (await Promise.all(all)).sort((a, b) => a - b);
}

it('lets one shard after the other identify, five seconds apart, whichever process it is in', async () => {
  const at = await turns([0, 1, 2, 3]);
  for (const [n, time] of at.entries()) expect(time).toBeGreaterThanOrEqual(n * 5000);
  expect(at.at(-1)).toBeLessThan(20_000);
});

it('lets as many identify at once as Discord says, one of each group', async () => {
  const at = await turns([0, 1, 2, 3], { max_concurrency: 2 });
  expect(at.slice(0, 2)).toEqual([0, 0]);
  for (const time of at.slice(2)) expect(time).toBeGreaterThanOrEqual(5000);
});

it('waits for a new day where nothing is left of this one', async () => {
  let isIn = false;
  const spent = throttler({ remaining: 0, reset_after: 3_600_000 });
  const stop = new AbortController();
  const waiting = spent.waitForIdentify(0, stop.signal).then(() => {
    isIn = true;
  });
  waiting.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isIn).toBe(false);
  stop.abort();
  await expect(waiting).rejects.toThrow();
});

it('gives no turn to a shard that has gone meanwhile', async () => {
  await throttler().waitForIdentify(0, new AbortController().signal);
  const gone = new AbortController();
  const waiting = throttler().waitForIdentify(1, gone.signal);
  waiting.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  gone.abort();
  await expect(waiting).rejects.toThrow();
});

it('tries on where the store is away', async () => {
  const claimLease = vi.spyOn(store, 'claimLease').mockRejectedValueOnce(new Error('gone'));
  expect(await turns([0])).toEqual([1000]);
  expect(claimLease).toHaveBeenCalledTimes(2);
});

it('asks before each turn how many are left where these are few: others may have had them', async () => {
  let remaining = 2;
  const ask = async (): Promise<APIGatewayBotInfo> => ({
    url: '',
    shards: 1,
    session_start_limit: { total: 1000, remaining, reset_after: 3_600_000, max_concurrency: 1 },
  });
  const shared = new SharedThrottler({ store, ask, now: Date.now, rest });
  const stop = new AbortController();
  const all = [0, 1, 2, 3].map(async shard => {
    await shared.waitForIdentify(shard, stop.signal);
    remaining--;
  });
  await vi.advanceTimersByTimeAsync(50_000);
  stop.abort();
  await Promise.allSettled(all);
  expect(remaining).toBe(0);
});
