import { describe, expect, it, onTestFinished } from 'vitest';
import { Chance, type Game, type Random } from '../../src/kernel/index.js';
import { Counting } from '../../src/stats/counting.js';
import type { Store } from '../../src/store/index.js';
import { soak } from '../soak.js';
import { game, type Results, resultsIn } from '../stats/results.js';
import type { Open } from './contract.js';

/** What people play against together. */
const withScenario: Game = { ...game, scenario: () => 'rhino/standard' };
const games = () => withScenario;

/** Recorded matches by their ids, in the order in which they ended. */
interface Recorded extends Results {
  readonly ids: string[];
  /** Somebody corrects the result of the match that ended as the n-th. */
  correct(n: number, places: readonly number[] | null): Promise<void>;
  /** Counts, and returns which matches have been handed out for that. */
  handed(): Promise<string[]>;
}

/** What counting must do when a result is corrected: go back to that one and no further, to the very same sums. */
export function rewinding(name: string, open: Open): void {
  describe(`${name}: a corrected result`, () => {
    const recorded = async (kept?: number): Promise<Recorded> => {
      const clock = { time: 1_000_000 };
      const store = await open({ now: () => clock.time, ...(kept !== undefined && { kept }) });
      onTestFinished(() => store.close());
      const all = resultsIn(store, clock, games);
      const ids: string[] = [];
      return {
        ...all,
        ids,
        async record(...match) {
          const id = await all.record(...match);
          ids.push(id);
          return id;
        },
        correct: (n, places) =>
          store.correct({ match: ids[n - 1] as string, places, reason: 'a mistake', by: 'host', at: n }),
        async handed() {
          const found: string[] = [];
          const watched = watching(store, {
            async uncounted(limit) {
              const next = await store.uncounted(limit);
              found.push(...next.endings.map(({ match }) => match.id));
              return next;
            },
          });
          await new Counting(watched, games).catchUp();
          return found;
        },
      };
    };
    const isExact = async (all: Results): Promise<void> => {
      const bit = await all.sums();
      await all.counting.rebuild();
      expect(bit).toEqual(await all.sums());
    };

    const seeds = Array.from({ length: soak(40, 2) }, (_, seed) => seed);
    it.each(seeds)('comes to what all counted again comes to, from itself on: seed %i', async seed => {
      const random = new Chance(`corrections ${seed}`).stream('x');
      const all = await recorded();
      let [next, corrections] = [1, 0];
      for (let step = 0; step < 24; step++) {
        if (step < 5 || random.int(3) > 0) await someMatch(all, random);
        else if (random.coin() || corrections === 0) {
          const n = Math.max(1, all.ids.length - random.int(random.pick([3, 20])));
          const match = await all.store.match(all.ids[n - 1] as string);
          const places = random.shuffle([...(match?.outcome?.places ?? [])]);
          await all.correct(n, random.int(4) === 0 ? null : places);
          corrections++;
          next = Math.min(next, n);
        } else {
          expect(await all.handed()).toEqual(all.ids.slice(next - 1));
          next = all.ids.length + 1;
        }
      }
      expect(await all.handed()).toEqual(all.ids.slice(next - 1));
      await isExact(all);
    });

    it('has sums undone step by step, and each leaves them as they were then', async () => {
      const all = await recorded();
      const sums = new Map<number, unknown>();
      const steps = [2, 3, 7, 11];
      const random = new Chance('steps').stream('x');
      for (const upTo of steps) {
        while (all.ids.length < upTo) await someMatch(all, random);
        await all.counting.catchUp();
        sums.set((await all.store.uncounted(1)).from, await all.sums());
      }
      const stops = [...sums.keys()].reverse();
      await all.correct(3, null);
      for (const [at, from] of stops.entries()) {
        expect(await all.store.uncounted(9)).toMatchObject({ from, endings: at === 3 ? { length: 9 } : { length: 0 } });
        expect(await all.sums()).toEqual(sums.get(from));
        await all.store.rewind(4);
      }
      // There is nothing left to undo.
      expect(await all.sums()).toEqual(sums.get(stops.at(-1) as number));
      expect(await all.handed()).toEqual(all.ids.slice(2));
      await isExact(all);
    });

    it('is counted on where a process was killed, between any two steps', async () => {
      const all = await recorded();
      const random = new Chance('kills').stream('x');
      for (let at = 0; at < 27; at++) await someMatch(all, random);
      await all.counting.catchUp();
      await all.correct(4, null);
      let kills = 0;
      for (let isDone = false; !isDone; kills++) {
        let writes = 0;
        const once = async (write: () => Promise<void>): Promise<void> => {
          if (++writes > 1) throw new Error('killed');
          await write();
        };
        const killed = watching(all.store, {
          rewind: limit => once(() => all.store.rewind(limit)),
          count: sums => once(() => all.store.count(sums)),
        });
        isDone = await new Counting(killed, games).catchUp().then(
          () => true,
          () => false,
        );
      }
      expect(kills).toBeGreaterThanOrEqual(4);
      await isExact(all);
    });

    it('is counted once, though several count and others are corrected meanwhile', async () => {
      const all = await recorded();
      const random = new Chance('several').stream('x');
      for (let at = 0; at < 24; at++) await someMatch(all, random);
      for (let round = 0; round < 2; round++) {
        const counting = [1, 2, 3].map(() => new Counting(all.store, games).catchUp());
        await Promise.all([
          ...counting,
          all.correct(1 + random.int(24), null),
          all.correct(1 + random.int(24), null),
          someMatch(all, random),
        ]);
      }
      await all.counting.catchUp();
      await isExact(all);
    });

    it('that nobody has counted yet undoes nothing', async () => {
      const all = await recorded();
      const random = new Chance('early').stream('x');
      for (let at = 0; at < 4; at++) await someMatch(all, random);
      await all.counting.catchUp();
      await someMatch(all, random);
      await all.correct(5, null);
      expect((await all.store.uncounted(9)).again).toBeNull();
      expect(await all.handed()).toEqual(all.ids.slice(4));
      await isExact(all);
    });

    it('has all counted again where it is no longer kept what it did, and is kept again by that', async () => {
      const all = await recorded(5);
      const random = new Chance('old').stream('x');
      for (let at = 0; at < 12; at++) await someMatch(all, random);
      await all.counting.catchUp();
      await all.correct(8, null);
      expect(await all.handed()).toEqual(all.ids.slice(7));
      await all.correct(7, null);
      expect(await all.handed()).toEqual(all.ids);
      await all.correct(12, null);
      expect(await all.handed()).toEqual(all.ids.slice(11));
      // Each that comes moves it on.
      await someMatch(all, random);
      await all.counting.catchUp();
      await all.correct(8, null);
      expect(await all.handed()).toEqual(all.ids);
      await isExact(all);
    });

    it('comes to the same after somebody was forgotten, also while it is being undone', async () => {
      const all = await recorded();
      const random = new Chance('forgotten').stream('x');
      for (let at = 0; at < 16; at++) await someMatch(all, random);
      await all.counting.catchUp();
      await all.store.forget('ann', 'former:1');
      await all.correct(4, null);
      await all.store.rewind(9);
      await all.store.forget('bob', 'former:2');
      expect(await all.handed()).toEqual(all.ids.slice(3));
      const { tallies, ratings, steps } = await all.sums();
      for (const gone of ['ann', 'bob'])
        expect([tallies, ratings, steps].flat().filter(one => Object.values(one).includes(gone))).toEqual([]);
      await isExact(all);
    });
  });
}

/** A store that somebody watches, or hinders. */
const watching = (store: Store, instead: Partial<Store>): Store =>
  new Proxy(store, { get: (target, name) => Reflect.get(name in instead ? instead : target, name) });

/** A match as any may be: between two or three, with a practice bot or together, on some server, given up early. */
async function someMatch({ record }: Results, random: Random): Promise<void> {
  const people = random.shuffle(['ann', 'bob', 'cat', 'dan', 'eve', 'practice:easy']);
  const table = people.slice(0, 2 + random.int(2));
  const special = {
    guild: random.pick(['guild', 'other', null]),
    turns: 1 + random.int(20),
    conceded: random.coin(),
    facts: { cards: { ST001: { played: table.map(() => random.int(3)) } } },
  };
  const isTogether = random.int(5) === 0;
  if (isTogether)
    await record(
      table,
      table.map(() => 1),
      { ...special, together: random.pick(['won', 'lost']) },
    );
  else await record(table, random.shuffle(table.map((_, place) => place + 1)), special);
}
