import { EventEmitter } from 'node:events';
import { type Client, Events, Status } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShardKeeper } from '../../../src/discord/shards/keeper.js';
import { openStore, type Store } from '../../../src/store/index.js';

let store: Store;
let now: number;

beforeEach(() => {
  // Keepers look when they are told to, and never by themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  store = openStore(':memory:');
  now = 1_000_000;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

interface Process {
  readonly keeper: ShardKeeper;
  readonly client: EventEmitter;
  /** How each of its shards is doing. */
  readonly shards: Map<number, { status: Status }>;
  /** The shards that it is connected with. */
  readonly connected: Set<number>;
  /** The shards that it has said goodbye to, heard or not. */
  readonly leaving: number[];
  /** Processes that it knows of. */
  readonly others: () => number;
}

/** How long Discord takes to hear a goodbye. */
let goodbye = Promise.resolve();
afterEach(() => {
  goodbye = Promise.resolve();
});

function start(me: string, { count = 6, fixed = null as number[] | null, broken = false } = {}): Process {
  const connected = new Set<number>();
  const leaving: number[] = [];
  const shards = new Map<number, { status: Status }>();
  const client = Object.assign(new EventEmitter(), { ws: { shards } });
  let processes = 0;
  const failing = new Error('the database is gone');
  const keeper = new ShardKeeper({
    client: client as unknown as Client,
    connector: {
      async add(_, shard) {
        connected.add(shard);
        shards.set(shard, { status: Status.Connecting });
        if (broken) throw new Error('no way to Discord');
      },
      async drop(_, shard) {
        leaving.push(shard);
        await goodbye;
        connected.delete(shard);
      },
    },
    store: {
      ...store,
      renewLeases: (holder, until) => (away.has(me) ? Promise.reject(failing) : store.renewLeases(holder, until)),
    },
    me,
    division: { fixed, count },
    onFleet: n => {
      processes = n;
    },
    log: pino({ level: 'silent' }),
    now: () => now,
  });
  return { keeper, client, shards, connected, leaving, others: () => processes };
}

const away = new Set<string>();
afterEach(() => away.clear());

/** Time goes on, and each of these looks at the fleet, until nothing moves any more. */
async function beats(processes: readonly Process[], times = 4): Promise<void> {
  for (let n = 0; n < times; n++) {
    now += 2000;
    for (const { keeper } of processes) await keeper.next();
  }
}
const held = ({ connected }: Process): number[] => [...connected].sort((a, b) => a - b);

it('divides shards with one that comes', async () => {
  const ann = start('ann');
  await beats([ann]);
  expect(held(ann)).toEqual([0, 1, 2, 3, 4, 5]);
  const bob = start('bob');
  await beats([ann, bob]);
  expect([held(ann).length, held(bob).length]).toEqual([3, 3]);
  expect(new Set([...held(ann), ...held(bob)]).size).toBe(6);
  expect([ann.others(), bob.others()]).toEqual([2, 2]);
});

it('takes the shards of one that died, within twelve seconds and not before its leases run out', async () => {
  const [ann, bob] = [start('ann'), start('bob')];
  await beats([ann, bob]);
  const left = held(bob);
  await beats([ann], 4);
  expect(held(ann)).toHaveLength(3);
  await beats([ann], 2);
  expect(held(ann)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(left).toHaveLength(3);
  expect(ann.others()).toBe(1);
});

it('says what it does not hear of yet: before it has looked, and while a shard connects; a spare one is ready', async () => {
  const [ann, spare] = [start('ann', { count: 1 }), start('spare', { count: 1 })];
  expect(ann.keeper.missing()).toEqual(['no shards taken yet']);
  await beats([ann]);
  expect(ann.keeper.missing()).toEqual(['shard 0 is not connected']);
  for (const shard of ann.shards.values()) shard.status = Status.Ready;
  expect(ann.keeper.missing()).toEqual([]);
  await beats([ann, spare]);
  expect([held(spare), spare.keeper.missing()]).toEqual([[], []]);
});

/** A server on a shard. */
const on = (shard: number): string => String(BigInt(shard) << 22n);
const connect = (...processes: readonly Process[]): void => {
  for (const { shards } of processes) for (const shard of shards.values()) shard.status = Status.Ready;
};

it('all know since when people on each shard are heard, and that they aren’t while it is with nobody', async () => {
  const [ann, bob] = [start('ann', { fixed: [0] }), start('bob', { fixed: [1, 2, 3, 4, 5] })];
  const heard = (shard: number): (number | null)[] => [ann, bob].map(({ keeper }) => keeper.heardSince(on(shard)));
  expect(heard(0)).toEqual([null, null]);
  await beats([ann, bob]);
  // They connect still.
  expect(heard(0)).toEqual([null, null]);
  connect(ann);
  await beats([ann, bob], 1);
  const first = now;
  await beats([ann, bob], 100);
  expect([heard(0), heard(1)]).toEqual([
    [first, first],
    [null, null],
  ]);
  expect(bob.keeper.heardSince(null)).toBe(first);
  // A moment keeps nobody from answering.
  for (const shard of ann.shards.values()) shard.status = Status.Reconnecting;
  await beats([ann, bob], 1);
  expect(heard(0)).toEqual([null, null]);
  connect(ann);
  await beats([ann, bob], 1);
  expect(heard(0)).toEqual([first, first]);
  // Handed over at once, it is heard on; left with nobody for a while, it is heard again.
  await ann.keeper.stop();
  await beats([bob], 1);
  expect(bob.keeper.heardSince(on(0))).toBeNull();
  const eve = start('eve', { fixed: [0] });
  await beats([eve], 1);
  connect(eve);
  await beats([eve, bob], 2);
  expect([eve.keeper.heardSince(on(0)), bob.keeper.heardSince(on(0))]).toEqual([first, first]);
  await beats([bob], 6);
  expect(bob.keeper.heardSince(on(0))).toBeNull();
  await beats([bob], 15);
  const dan = start('dan', { fixed: [0] });
  await beats([dan], 1);
  connect(dan);
  await beats([dan], 1);
  const again = now;
  await beats([dan, bob]);
  expect([dan.keeper.heardSince(on(0)), bob.keeper.heardSince(on(0))]).toEqual([again, again]);
});

it('nothing is known of whom others hear where the store has not answered lately', async () => {
  const ann = start('ann');
  await beats([ann]);
  connect(ann);
  await beats([ann]);
  expect(ann.keeper.heardSince(null)).not.toBeNull();
  away.add('ann');
  await beats([ann], 6);
  expect(ann.keeper.heardSince(null)).toBeNull();
});

it('takes the shards of one that stops with the next look', async () => {
  const [ann, bob] = [start('ann'), start('bob')];
  await beats([ann, bob]);
  await bob.keeper.stop();
  expect(held(bob)).toEqual([]);
  await beats([ann], 1);
  expect(held(ann)).toEqual([0, 1, 2, 3, 4, 5]);
  await bob.keeper.next();
  expect(held(bob)).toEqual([]);
});

it('lets go of a shard that another has taken meanwhile', async () => {
  const [ann, bob] = [start('ann'), start('bob')];
  await beats([ann, bob]);
  away.add('bob');
  await beats([ann, bob], 6);
  // Without the store it keeps what it has: most likely nobody has the store.
  expect(held(bob)).toHaveLength(3);
  expect(held(ann)).toHaveLength(6);
  away.delete('bob');
  now += 2000;
  await bob.keeper.next();
  expect(held(bob)).toEqual([]);
  await beats([ann, bob]);
  expect([held(ann).length, held(bob).length]).toEqual([3, 3]);
});

it('takes no shards while the others divide another number, and says so', async () => {
  const ann = start('ann', { count: 2 });
  await beats([ann]);
  away.add('ann');
  await beats([ann], 6);
  const bob = start('bob', { count: 6 });
  await beats([bob]);
  away.delete('ann');
  await beats([ann, bob]);
  expect([held(ann), held(bob), bob.others()]).toEqual([[], [0, 1, 2, 3, 4, 5], 1]);
  expect(ann.keeper.missing()).toEqual(['the other processes divide 6 shards, this one 2: start it again']);
  await bob.keeper.stop();
  await beats([ann], 6);
  expect(held(ann)).toEqual([0, 1]);
});

it('waits for no goodbye before the next: all of them take no longer than one', async () => {
  const [ann, bob] = [start('ann'), start('bob')];
  await beats([ann]);
  let heard = (): void => undefined;
  const slowly = (): void => {
    goodbye = new Promise(resolve => {
      heard = resolve;
    });
  };
  slowly();
  await bob.keeper.next();
  const handing = ann.keeper.next();
  await vi.waitFor(() => expect(ann.leaving).toHaveLength(3), { timeout: 30_000 });
  heard();
  await handing;
  await beats([ann, bob]);
  expect([held(ann).length, held(bob).length]).toEqual([3, 3]);
  // The same where others have taken them.
  away.add('bob');
  await beats([ann, bob], 6);
  away.delete('bob');
  slowly();
  const losing = bob.keeper.next();
  await vi.waitFor(() => expect(bob.leaving).toHaveLength(3), { timeout: 30_000 });
  heard();
  await losing;
  expect(held(bob)).toEqual([]);
});

it('leaves everybody theirs where nobody had the store for a while', async () => {
  const [ann, bob] = [start('ann'), start('bob')];
  await beats([ann, bob]);
  const before = [held(ann), held(bob)];
  for (const me of ['ann', 'bob']) away.add(me);
  await beats([ann, bob], 20);
  away.clear();
  await beats([ann, bob]);
  expect([held(ann), held(bob)]).toEqual(before);
});

it('takes a fixed range and nothing else, once it is free', async () => {
  const [ann, bob] = [start('ann', { fixed: [0, 1, 2] }), start('bob', { fixed: [2, 3] })];
  await beats([ann, bob]);
  expect([held(ann), held(bob)]).toEqual([[0, 1, 2], [3]]);
  await ann.keeper.stop();
  await beats([bob]);
  expect(held(bob)).toEqual([2, 3]);
});

it('rests for a minute from a shard that Discord refuses', async () => {
  const ann = start('ann', { count: 2 });
  await beats([ann]);
  ann.client.emit(Events.ShardDisconnect, { code: 4011 }, 1);
  await beats([ann]);
  expect(held(ann)).toEqual([0]);
  now += 60_000;
  await beats([ann]);
  expect(held(ann)).toEqual([0, 1]);
});

it('connects no shard that Discord refuses while it still lets go of it', async () => {
  const ann = start('ann', { count: 2 });
  await beats([ann]);
  let gone = (): void => undefined;
  goodbye = new Promise(resolve => {
    gone = resolve;
  });
  ann.client.emit(Events.ShardDisconnect, { code: 4011 }, 1);
  await beats([ann], 1);
  expect(ann.keeper.missing()).toEqual(['shard 0 is not connected']);
  gone();
});

it('gives up a shard that it cannot connect', async () => {
  const [ann, bob] = [start('ann', { broken: true }), start('bob')];
  now += 2000;
  await ann.keeper.next();
  await vi.waitFor(() => expect(held(ann)).toEqual([]), { timeout: 30_000 });
  await ann.keeper.stop();
  await beats([bob]);
  expect(held(bob)).toHaveLength(6);
});
