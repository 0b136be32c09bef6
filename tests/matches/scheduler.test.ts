import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scheduler } from '../../src/matches/due/scheduler.js';
import { openStore, type Store } from '../../src/store/index.js';

let store: Store;
let errors: string[];
let scheduler: Scheduler;
const done: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  store = openStore(':memory:');
  errors = [];
  done.length = 0;
  scheduler = new Scheduler({
    store,
    now: Date.now,
    onError: (error, due, aside) => errors.push(`${due.kind}: ${String(error)}${aside ? ' (aside)' : ''}`),
    room: { think: 2 },
  });
  scheduler.on('ring', async ({ subject }) => void done.push(subject));
});

afterEach(async () => {
  await scheduler.stop();
  await store.close();
  vi.useRealTimers();
});

const ring = (subject: string, after: number) => store.schedule({ kind: 'ring', subject, at: Date.now() + after });

it('does what is due, when it is due', async () => {
  await ring('late', 5000);
  await ring('now', 0);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['now']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(['now', 'late']);
  expect(await store.nextDue()).toBeNull();
});

it('looks again when poked', async () => {
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  await ring('new', 0);
  scheduler.poke();
  scheduler.poke();
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['new']);
});

it('looks now and then without being poked, also where nothing was due', async () => {
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  await ring('unheard', 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(['unheard']);
});

it('tries again later what failed, and does the rest meanwhile', async () => {
  let tries = 0;
  scheduler.on('fail', async () => {
    if (++tries === 1) throw new Error('not today');
  });
  await store.schedule({ kind: 'fail', subject: 'x', at: Date.now() });
  await ring('y', 0);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  expect([done, errors, tries]).toEqual([['y'], ['fail: Error: not today'], 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tries).toBe(2);
  expect(await store.nextDue()).toBeNull();
});

it('sets aside what has failed five times, and takes it up when it is retried', async () => {
  let broken = true;
  scheduler.on('fail', async ({ subject }) => {
    if (broken) throw new Error('never\nin two lines');
    done.push(subject);
  });
  await store.schedule({ kind: 'fail', subject: 'x', at: Date.now() });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
  expect(errors).toHaveLength(5);
  expect(errors.map(line => line.endsWith('(aside)'))).toEqual([false, false, false, false, true]);
  expect(await store.nextDue()).toBeNull();
  expect(await store.dueRows({ aside: true, limit: 9 })).toMatchObject([
    { kind: 'fail', subject: 'x', failures: 5, problem: 'never' },
  ]);
  broken = false;
  await store.retryDue(Date.now());
  scheduler.poke();
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['x']);
});

it('does deadlines while practice bots think, and no batch waits for its slowest', async () => {
  const thoughts = new Map<string, () => void>();
  scheduler.on('think', ({ subject }) => new Promise(resolve => thoughts.set(subject, resolve)));
  const think = (subject: string, owner: string) =>
    store.schedule({ kind: 'think', subject, at: Date.now(), lane: 'think', owner });
  for (let n = 1; n <= 8; n++) await think(`ann-${n}`, 'ann');
  await think('bob', 'bob');
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  expect([...thoughts.keys()]).toEqual(['ann-1', 'bob']);
  await ring('deadline', 0);
  scheduler.poke();
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['deadline']);
  thoughts.get('bob')?.();
  await vi.advanceTimersByTimeAsync(10);
  expect([...thoughts.keys()]).toEqual(['ann-1', 'bob', 'ann-2']);
  for (let n = 1; n <= 8; n++) {
    thoughts.get(`ann-${n}`)?.();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(await store.dueRows({ aside: false, limit: 99 })).toEqual([]);
});

/** Something that has been worked on for a minute, and nobody else can claim. Ends by what it returns. */
async function heldForLong(): Promise<(() => void)[]> {
  const begun: (() => void)[] = [];
  scheduler.on('long', () => new Promise(resolve => void begun.push(resolve)));
  await store.schedule({ kind: 'long', subject: 'x', at: Date.now() });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await store.claimDue(Date.now(), 1000, 9)).toEqual([]);
  return begun;
}

it('keeps what it works on from other processes for as long as that takes, and no longer than ten seconds once it is gone', async () => {
  const begun = await heldForLong();
  expect(await store.nextDue()).toBeLessThanOrEqual(Date.now() + 10_000);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(await store.nextDue()).toBeNull();
});

it('keeps it also after the store has taken long to hear so', async () => {
  const holdDue = store.holdDue.bind(store);
  vi.spyOn(store, 'holdDue').mockImplementationOnce(async (...lease) => {
    await new Promise(resolve => setTimeout(resolve, 4000));
    await holdDue(...lease);
  });
  const begun = await heldForLong();
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(await store.nextDue()).toBeNull();
});

/** Something that begins, and fails when what is returned is called. */
async function failing(): Promise<() => void> {
  let fail = (): void => undefined;
  const end = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('no'));
  });
  scheduler.on('long', () => end);
  await store.schedule({ kind: 'long', subject: 'x', at: Date.now() });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  return fail;
}

it('counts a failure after a long time, also while the store takes long to extend the lease', async () => {
  const fail = await failing();
  await vi.advanceTimersByTimeAsync(30_000);
  const holdDue = store.holdDue.bind(store);
  vi.spyOn(store, 'holdDue').mockImplementationOnce(async (...lease) => {
    await holdDue(...lease);
    await new Promise(resolve => setTimeout(resolve, 4000));
  });
  await vi.advanceTimersByTimeAsync(4000);
  fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(await store.dueRows({ aside: false, limit: 9 })).toMatchObject([{ failures: 1, problem: 'no' }]);
});

it('counts no failure of what somebody else has come to hold, and leaves it to them', async () => {
  const fail = await failing();
  const later = Date.now() + 20_000;
  expect(await store.claimDue(later, 60_000, 9)).toMatchObject([{ kind: 'long', failures: 0 }]);
  fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(errors).toEqual(['long: Error: no']);
  expect(await store.dueRows({ aside: false, limit: 9 })).toMatchObject([{ failures: 0, problem: null }]);
  expect(await store.nextDue()).toBe(later + 60_000);
});

it('never does the same thing twice at once', async () => {
  const begun: (() => void)[] = [];
  scheduler.on('slow', () => new Promise(resolve => void begun.push(resolve)));
  const slow = () => store.schedule({ kind: 'slow', subject: 'x', at: Date.now() });
  await slow();
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  await slow();
  scheduler.poke();
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toHaveLength(2);
  begun[1]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(await store.nextDue()).toBeNull();
});

it('keeps what nobody sees to, and says so', async () => {
  await store.schedule({ kind: 'unknown', subject: 'x', at: Date.now() });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(errors).toHaveLength(1);
  expect(await store.nextDue()).not.toBeNull();
});

it('outlives a store that cannot be read for a while', async () => {
  const claim = vi.spyOn(store, 'claimDue').mockRejectedValueOnce(new Error('busy'));
  await ring('x', 0);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  expect([done, errors]).toEqual([[], ['schedule: Error: busy']]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(done).toEqual(['x']);
  claim.mockRestore();
});

it('stops when what is being done is done', async () => {
  let finish = (): void => undefined;
  scheduler.on('slow', () => new Promise(resolve => (finish = resolve)));
  await store.schedule({ kind: 'slow', subject: 'x', at: Date.now() });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  let stopped = false;
  const stopping = scheduler.stop().then(() => (stopped = true));
  await ring('after', 0);
  scheduler.poke();
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
