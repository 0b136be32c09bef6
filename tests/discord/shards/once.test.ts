import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { alone, oncePerFleet } from '../../../src/discord/shards/once.js';
import { openStore, type Store } from '../../../src/store/index.js';

let store: Store;
let now: number;
beforeEach(() => {
  store = openStore(':memory:');
  now = 1_000_000;
});
afterEach(() => store.close());
const as = (me: string) => ({ store, me, now: () => now });

it('lets one process after the other do something', async () => {
  const steps: string[] = [];
  const work = (me: string) =>
    alone(as(me), 'icons', async () => {
      steps.push(`${me} begins`);
      await new Promise(resolve => setImmediate(resolve));
      steps.push(`${me} ends`);
      return me;
    });
  expect(await Promise.all([work('ann'), work('bob')])).toEqual(['ann', 'bob']);
  expect(steps).toEqual(['ann begins', 'ann ends', 'bob begins', 'bob ends']);
});

it('is left to one process however long that takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let end = (): void => undefined;
  const work = alone(
    as('ann'),
    'icons',
    () =>
      new Promise<void>(resolve => {
        end = resolve;
      }),
  );
  for (let seconds = 0; seconds < 120; seconds += 5) {
    now += 5000;
    await vi.advanceTimersByTimeAsync(5000);
    expect((await store.leases(now)).map(({ holder }) => holder)).toEqual(['ann icons']);
  }
  end();
  await work;
  expect(await store.leases(now)).toEqual([]);
});

it('goes on after one that failed, or that died in it', async () => {
  await expect(
    alone(as('ann'), 'icons', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await alone(as('bob'), 'icons', async () => 'done')).toBe('done');
  await store.claimLease({ name: 'doing:icons', holder: 'somebody who died', until: now + 60_000 }, now);
  now += 60_000;
  expect(await alone(as('bob'), 'icons', async () => 'done')).toBe('done');
});

it('does the same once a day for all, and something new at once', async () => {
  const done: string[] = [];
  const work = (me: string, version: string) =>
    oncePerFleet(as(me), 'commands', version, async () => void done.push(`${me} ${version}`));
  await work('ann', 'v1');
  await work('bob', 'v1');
  expect(done).toEqual(['ann v1']);
  await work('bob', 'v2');
  // Back to what there was before: that has been replaced meanwhile.
  await work('ann', 'v1');
  await work('bob', 'v1');
  expect(done).toEqual(['ann v1', 'bob v2', 'ann v1']);
  now += 24 * 60 * 60 * 1000;
  await work('bob', 'v1');
  expect(done.at(-1)).toBe('bob v1');
});

it('is not done where it failed', async () => {
  const failing = oncePerFleet(as('ann'), 'commands', 'v1', () => Promise.reject(new Error('Discord is away')));
  await expect(failing).rejects.toThrow('away');
  let isDone = false;
  await oncePerFleet(as('bob'), 'commands', 'v1', async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});
