import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hindered } from '../../src/discord/outbox/obstacles.js';
import { Presenter } from '../../src/discord/outbox/presenter.js';
import { openStore, type Store } from '../../src/store/index.js';
import { decision, facts, match, outcome } from '../store/samples.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let store: Store;
let presenter: Presenter;
let now: number;
/** What was tried, in order, and when; in seconds since the beginning. */
let tried: { subject: string; at: number }[];
let fails: (subject: string) => Error | null;
let told: string[];
let rests: (isHurried: () => boolean) => number | null;
let waits: Promise<void>;
const lines: string[] = [];

beforeEach(() => {
  [now, tried, told, fails] = [0, [], [], () => null];
  rests = () => null;
  lines.length = 0;
  waits = Promise.resolve();
  store = openStore(':memory:', { now: () => now });
  presenter = makePresenter();
});
afterEach(async () => {
  await presenter.stop();
  await store.close();
});

const makePresenter = (): Presenter =>
  new Presenter({
    store,
    show: {
      async match(row, isHurried) {
        const { subject } = row;
        tried.push({ subject, at: now / SECOND });
        await waits;
        const error = fails(subject);
        if (error !== null) throw error;
        return { ...row, rest: rests(isHurried) };
      },
      night: async row => row,
    },
    async explain({ subject }, { missing }) {
      told.push(subject);
      return missing.join();
    },
    cured: () => undefined,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    now: () => now,
  });

const outage = (): Error => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

/** Lives through so much time, in seconds. */
async function pass(ms: number, step = SECOND): Promise<void> {
  for (const end = now + ms; now < end; now += step) await presenter.settled();
  await presenter.settled();
}

test('one that fails alone waits 1 s, 5 s, 30 s, 5 min, and then an hour each time, and is never given up', async () => {
  await store.createMatch(match('odd'));
  await store.createMatch(match('other'));
  fails = subject => (subject === 'odd' ? outage() : null);
  // The others show that Discord is there.
  for (let step = 0; step < 60; step++) {
    await pass(step < 40 ? SECOND : step < 45 ? 2 * MINUTE : HOUR / 2, step < 40 ? SECOND : MINUTE);
    await store.want('match', 'other');
  }
  const at = tried.filter(({ subject }) => subject === 'odd').map(one => one.at);
  expect(at.slice(0, 4)).toEqual([0, 1, 6, 36]);
  expect(at[4]).toBeGreaterThanOrEqual(336);
  const gaps = at.slice(4).map((one, n) => one - (at[n + 3] as number));
  expect(Math.max(...gaps.slice(1))).toBeLessThanOrEqual(3600 + 60);
  expect(Math.min(...gaps.slice(1))).toBeGreaterThanOrEqual(3600);
  expect(gaps.length).toBeGreaterThan(4);
});

test('in an outage one thing is tried every half minute; when it goes well, all that waited is shown', async () => {
  for (let n = 0; n < 50; n++) await store.createMatch(match(`m${n}`));
  fails = outage;
  await pass(0);
  expect(tried).toHaveLength(50);
  await pass(HOUR, 10 * SECOND);
  expect(tried.length).toBeLessThanOrEqual(50 + 121);
  expect(tried.length).toBeGreaterThanOrEqual(50 + 110);
  // What changes meanwhile makes no more attempts.
  const before = tried.length;
  for (let n = 0; n < 50; n++) await store.want('match', `m${n}`);
  await pass(29 * SECOND);
  expect(tried.length - before).toBeLessThanOrEqual(2);
  fails = () => null;
  tried = [];
  await pass(MINUTE);
  expect(new Set(tried.map(({ subject }) => subject)).size).toBe(50);
  expect(await store.nextShown()).toBeNull();
});

test('while the one attempt of an outage takes its time, nobody looks again and again for what else is behind', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await store.createMatch(match(id));
  fails = outage;
  await pass(0);
  let go = (): void => undefined;
  waits = new Promise(resolve => {
    go = resolve;
  });
  now += MINUTE;
  const looks = vi.spyOn(store, 'nextShown');
  presenter.poke();
  while (tried.length === 4) await new Promise(resolve => setImmediate(resolve));
  looks.mockClear();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(looks).not.toHaveBeenCalled();
  go();
  await presenter.settled();
});

test('what is over is given up a day later, and says so', async () => {
  await store.createMatch(match('m'));
  await store.commit('m', 0, { moves: [decision(1)], log: [], status: 'over', outcome: outcome(1, 2), facts });
  fails = outage;
  await pass(23 * HOUR, MINUTE);
  expect(await store.nextShown()).not.toBeNull();
  await pass(2 * HOUR, MINUTE);
  expect(await store.nextShown()).toBeNull();
  expect(lines.filter(line => line.includes('given up'))).toHaveLength(1);
});

test('what people have to fix waits for them: woken by its server, not by another', async () => {
  await store.createMatch(match('m', { guild: 'here' }));
  fails = () => new Hindered('permission', 'channel', ['SendMessages']);
  await pass(4 * MINUTE, 10 * SECOND);
  expect(tried).toHaveLength(1);
  expect(await store.shown('match', 'm')).toMatchObject({ obstacle: 'permission', told: 'SendMessages' });
  await presenter.wake({ obstacles: ['permission'], guild: 'elsewhere' });
  await presenter.settled();
  expect(tried).toHaveLength(1);
  fails = () => null;
  await presenter.wake({ obstacles: ['permission'], guild: 'here' });
  await presenter.settled();
  expect([tried.length, await store.nextShown()]).toEqual([2, null]);
  expect(told).toEqual(['m']);
});

test('what wakes nothing has nobody look, but for the end of an outage', async () => {
  await store.createMatch(match('m', { guild: 'here' }));
  fails = () => new Hindered('permission', 'channel', ['SendMessages']);
  await presenter.settled();
  const looks = vi.spyOn(store, 'claimShown');
  const rounds = async (): Promise<void> => {
    for (let round = 0; round < 5; round++) await new Promise(resolve => setImmediate(resolve));
  };
  await presenter.wake({ obstacles: ['permission'], guild: 'elsewhere' });
  await presenter.wake({ obstacles: ['place'], guild: 'here' });
  await rounds();
  expect(looks).not.toHaveBeenCalled();
  await presenter.wake({ obstacles: ['permission'], guild: 'here' });
  await rounds();
  expect(looks).toHaveBeenCalledTimes(1);
  await presenter.recovered();
  await rounds();
  expect(looks).toHaveBeenCalledTimes(2);
  await presenter.settled();
});

test('what takes longer than its lease is not begun a second time', async () => {
  await store.createMatch(match('slow'));
  let go = (): void => undefined;
  waits = new Promise(resolve => {
    go = resolve;
  });
  const all = presenter.settled();
  while (tried.length === 0) await new Promise(resolve => setImmediate(resolve));
  now += HOUR;
  presenter.poke();
  await store.want('match', 'slow');
  go();
  await all;
  await presenter.settled();
  // Once more for what has changed meanwhile.
  expect(tried).toHaveLength(2);
});

test('who has lost the turn to show something changes nothing for the one who has it now', async () => {
  for (const kind of ['shown', 'resting', 'hindered']) await store.createMatch(match(kind));
  let go = (): void => undefined;
  waits = new Promise(resolve => {
    go = resolve;
  });
  let kind = '';
  fails = subject => {
    kind = subject;
    return kind === 'hindered' ? outage() : null;
  };
  const once = [4 * SECOND];
  rests = () => (kind === 'resting' ? (once.pop() ?? null) : null);
  presenter.poke();
  while (tried.length < 3) await new Promise(resolve => setImmediate(resolve));
  now += MINUTE;
  expect(await store.claimShown('another', now, MINUTE, 9)).toHaveLength(3);
  go();
  await presenter.settled();
  expect(await store.claimShown('another', now + MINUTE - 1, MINUTE, 9)).toEqual([]);
  expect(await store.claimShown('another', now + MINUTE, MINUTE, 9)).toMatchObject(
    Array(3).fill({ shown: 0, attempts: 3, told: null }),
  );
});

test('what could not be noted is left to its lease: a process that has taken it up since keeps it', async () => {
  await store.createMatch(match('m'));
  const { showed, hinder } = store;
  store.showed = store.hinder = () => Promise.reject(new Error('away'));
  await presenter.settled();
  Object.assign(store, { showed, hinder });
  now += MINUTE;
  expect(await store.claimShown('another', now, MINUTE, 1)).toHaveLength(1);
  await presenter.settled();
  expect(tried).toHaveLength(1);
  now += MINUTE;
  await presenter.settled();
  expect([tried.length, await store.nextShown()]).toEqual([2, null]);
});

test('a stop does not wait for ever: what Discord keeps waiting is shown by the next start', async () => {
  for (const id of ['kept', 'other']) await store.createMatch(match(id));
  let go = (): void => undefined;
  waits = new Promise(resolve => {
    go = resolve;
  });
  presenter.poke();
  while (tried.length < 2) await new Promise(resolve => setImmediate(resolve));
  await presenter.stop(0);
  expect(lines.filter(line => line.includes('"left":2'))).toHaveLength(1);
  // Whatever comes of them now is nobody's any more, and is not told as a mistake of ours.
  const { showed } = store;
  store.showed = () => Promise.reject(new Error('closed'));
  go();
  await new Promise(resolve => setImmediate(resolve));
  store.showed = showed;
  expect(lines.filter(line => line.includes('"level":50'))).toEqual([]);
  expect((await store.shown('match', 'kept'))?.shown).toBe(0);
  presenter = makePresenter();
  await presenter.start();
  await presenter.settled();
  expect(tried).toHaveLength(4);
  expect((await store.shown('match', 'kept'))?.shown).toBe(1);
});

test('a stop ends also where the store is away, and the next start shows what was waiting', async () => {
  rests = isHurried => (isHurried() ? null : now + 4 * SECOND);
  await store.createMatch(match('m'));
  presenter.poke();
  await vi.waitUntil(async () => (await store.nextShown()) === 4 * SECOND, { timeout: MINUTE / 2 });
  const { hurryShown } = store;
  store.hurryShown = () => Promise.reject(new Error('away'));
  await presenter.stop();
  store.hurryShown = hurryShown;
  expect(lines.filter(line => line.includes('"level":50'))).toHaveLength(1);
  presenter = makePresenter();
  await presenter.start();
  await presenter.settled();
  expect([tried.length, await store.nextShown()]).toEqual([2, null]);
});

test('a mistake of ours with one holds up no other, and is logged as an error', async () => {
  for (const id of ['wrong', 'right']) await store.createMatch(match(id));
  fails = subject => (subject === 'wrong' ? new Error('a mistake') : null);
  await presenter.settled();
  expect((await store.shown('match', 'right'))?.shown).toBe(1);
  expect(lines.filter(line => line.includes('"level":50'))).toHaveLength(1);
});

test('what changes while it is shown is shown again; what was shown already is left alone after a start', async () => {
  await store.createMatch(match('m'));
  let during: (() => Promise<void>) | null = () => store.want('match', 'm');
  const { showed } = store;
  store.showed = async (...how) => {
    await during?.();
    during = null;
    return showed(...how);
  };
  await presenter.settled();
  expect(tried).toHaveLength(2);
  await presenter.start();
  await presenter.settled();
  expect(tried).toHaveLength(2);
});

test(
  'what may wait is shown when it is time, or when all is to be shown, and is behind until then',
  async () => {
    rests = isHurried => (isHurried() ? null : now + 4 * SECOND);
    await store.createMatch(match('m'));
    presenter.poke();
    const next = (at: number) => vi.waitUntil(async () => (await store.nextShown()) === at, { timeout: MINUTE / 2 });
    await next(4 * SECOND);
    expect(tried).toHaveLength(1);
    now = 4 * SECOND - 1;
    presenter.poke();
    await presenter.settledOf('match', 'other');
    expect(tried).toHaveLength(1);
    now = 4 * SECOND;
    presenter.poke();
    await next(8 * SECOND);
    expect(tried).toHaveLength(2);
    await presenter.settledOf('match', 'm');
    expect([tried.length, await store.nextShown()]).toEqual([3, null]);
  },
  MINUTE,
);
