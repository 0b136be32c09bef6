import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { type Answer, Chance, type Game, type Prompt, type Random, sample } from '../../src/kernel/index.js';
import { type Look, seatOf } from '../../src/matches/matches.js';
import { Refused } from '../../src/matches/refused.js';
import { openStore, type Store } from '../../src/store/index.js';
import { Connection } from '../../src/store/sqlite/connection.js';
import { storeOver } from '../../src/store/sqlite/engine.js';
import { soak } from '../soak.js';
import { duel } from './duel.js';
import { ann, begun, bob, cat, file, House, opening, refused, seen, sound, ten } from './house.js';

const PROCESSES = 3;

/** A store that takes its time, so that processes meet in the middle of what they do. */
function slow(store: Store, random: Random): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        for (let at = random.int(4); at > 0; at--) await new Promise(resolve => setImmediate(resolve));
        return member.apply(target, args) as unknown;
      };
    },
  });
}

/** What somebody may do, wished for from one of the processes. */
interface Wish {
  readonly process: number;
  readonly who: 'ann' | 'bob' | 'cat';
  readonly does: 'answer' | 'stale' | 'foreign' | 'illegal' | 'take back' | 'concede' | 'due' | 'look';
}

const wish = fc.record({
  process: fc.nat(PROCESSES - 1),
  who: fc.constantFrom('ann' as const, 'bob' as const, 'ann' as const, 'bob' as const, 'cat' as const),
  does: fc.oneof(
    { weight: 40, arbitrary: fc.constant('answer' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom('stale' as const, 'foreign' as const, 'illegal' as const, 'look' as const),
    },
    { weight: 6, arbitrary: fc.constant('take back' as const) },
    { weight: 1, arbitrary: fc.constant('concede' as const) },
    { weight: 2, arbitrary: fc.constant('due' as const) },
  ),
});

/** Does what is wished. An accepted answer is noted; a refusal is fine. */
async function grant(house: House, id: string, wished: Wish, random: Random, noted: string[]): Promise<void> {
  const { who, does } = wished;
  const look = await house.matches.look(id);
  const seat = seatOf(look.match, who);
  const open = look.table?.prompts ?? [];
  const answer = async (
    prompt: Prompt | undefined,
    given: (prompt: Prompt) => Answer,
    number = prompt?.number ?? 1,
  ): Promise<void> => {
    if (prompt === undefined) return;
    const after = await house.matches.answer(id, who, number, given(prompt));
    noted.push(`${number}`);
    expect(after.match.moves).toBeGreaterThan(look.match.moves);
  };
  const legal = (prompt: Prompt): Answer => sample(prompt, random);
  const mine = open.find(prompt => prompt.seat === seat);
  switch (does) {
    case 'answer':
      return answer(mine, legal);
    case 'stale':
      return answer(open[0], legal, random.int(open[0]?.number ?? 1));
    case 'foreign':
      return answer(
        open.find(prompt => prompt.seat !== seat),
        legal,
      );
    case 'illegal':
      return answer(mine, () => ({ pick: ['what is not there'] }));
    case 'take back':
      return void (await house.matches.takeBack(id, who));
    case 'concede':
      return void (await house.matches.concede(id, who));
    case 'due':
      return void (await house.seeTo());
    case 'look':
      return;
  }
}

async function interleaved(
  game: Game,
  wishes: readonly Wish[],
  seed: string,
  start: (house: House) => Promise<string>,
) {
  const store = openStore(':memory:');
  const random = new Chance(seed).stream('test');
  const games = (id: string): Game | undefined => (id === game.id ? game : undefined);
  const houses = Array.from({ length: PROCESSES }, () => new House(slow(store, random), games));
  const id = await start(houses[0] as House);
  const noted: string[] = [];
  let secret = '';
  const refusals = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    expect(JSON.stringify([error.message, error.text])).not.toContain(secret);
  };
  secret = (await store.match(id))?.secret ?? '';
  for (let at = 0; at < wishes.length; at += 4) {
    const together = wishes.slice(at, at + 4);
    await Promise.all(
      together.map(wished => grant(houses[wished.process] as House, id, wished, random, noted).catch(refusals)),
    );
    await sound(store, id, game);
    const looks: Look[] = await Promise.all(houses.map(house => house.matches.look(id)));
    for (const look of looks) expect(seen(look)).toEqual(seen(looks[0] as Look));
  }
  const answered = ((await store.history(id))?.moves ?? []).flatMap(move =>
    move.type === 'answer' && move.by === 'player' ? [`${move.prompt}`] : [],
  );
  expect(noted.sort()).toEqual(answered.sort());
  expect(new Set(answered).size).toBe(answered.length);
  await store.close();
}

it('agree on every match, whatever is wished from any of them at once', async () => {
  const property = fc.asyncProperty(
    fc.array(wish, { minLength: 8, maxLength: 48 }),
    fc.string(),
    async (wishes, seed) => {
      await interleaved(duel(), wishes, seed, async house => (await begun(house)).id);
    },
  );
  await fc.assert(property, { numRuns: soak(60, 20) });
}, 120_000);

it('agree on tables for three as well', async () => {
  const property = fc.asyncProperty(
    fc.array(wish, { minLength: 8, maxLength: 40 }),
    fc.string(),
    async (wishes, seed) => {
      await interleaved(duel({ tame: true }, 'boundary'), wishes, seed, async house => {
        const { id } = await house.lobby.open(opening({ opponent: null }));
        for (const guest of [bob, cat]) await house.lobby.join(id, guest);
        await house.lobby.start(id, ann);
        for (const guest of [bob, cat]) await house.lobby.chooseDeck(id, guest, ten);
        return id;
      });
    },
  );
  await fc.assert(property, { numRuns: soak(30, 10) });
}, 120_000);

it('agree on real matches', async () => {
  const ready = squad.decks.ready[0];
  const deck = { name: 'ready', cards: ready?.cards ?? {} };
  const property = fc.asyncProperty(
    fc.array(wish, { minLength: 40, maxLength: 120 }),
    fc.string(),
    async (wishes, seed) => {
      await interleaved(squad as Game, wishes, seed, async house => {
        const { id } = await house.lobby.open(opening({ game: 'squad', ruleset: 'tcg', deck }));
        await house.lobby.join(id, bob);
        await house.lobby.chooseDeck(id, bob, deck);
        return id;
      });
    },
  );
  await fc.assert(property, { numRuns: soak(15, 4) });
}, 120_000);

it('do not make each other’s answers stale, and begin a match once', async () => {
  for (let seed = 0; seed < soak(20, 8); seed++) {
    const store = openStore(':memory:');
    const random = new Chance(`${seed}`).stream('test');
    const games = (id: string): Game | undefined => (id === 'duel' ? duel() : undefined);
    const [here, there] = [0, 1].map(() => new House(slow(store, random), games)) as [House, House];
    const { id } = await here.lobby.open(opening({ opponent: null, deck: null }));
    await there.lobby.join(id, bob);
    await here.lobby.start(id, ann);
    await Promise.all([here.lobby.chooseDeck(id, ann, ten), there.lobby.chooseDeck(id, bob, ten)]);
    expect([...here.changes, ...there.changes].filter(({ kind }) => kind === 'begun')).toHaveLength(1);
    await Promise.all([here.plays(id, 'ann', 'low'), there.plays(id, 'bob', 'low')]);
    await Promise.allSettled([here.matches.takeBack(id, 'ann'), there.plays(id, 'ann', 'keep')]);
    await sound(store, id, duel());
    await store.close();
  }
});

it('on one file through connections of their own lose and double nothing', async () => {
  const path = file();
  const store = openStore(path);
  const sqlite = new Database(path, { timeout: 5000 });
  const other = storeOver(new Connection(sqlite, path, () => undefined));
  const games = (id: string): Game | undefined => (id === 'duel' ? duel() : undefined);
  const [here, there] = [new House(store, games), new House(other, games)];
  const { id } = await begun(here);
  const [prompt] = (await here.matches.look(id)).table?.prompts ?? [];
  const number = prompt?.number ?? -1;
  const both = await Promise.allSettled(
    [here, there].map(house => house.matches.answer(id, 'ann', number, { pick: ['low'] })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refused(there.matches.answer(id, 'ann', number, { pick: ['low'] }))).toBe('stale');
  await Promise.all([here.plays(id, 'bob', 'low'), there.matches.look(id)]);
  await Promise.allSettled([here.matches.concede(id, 'ann'), there.matches.concede(id, 'ann')]);
  expect(await sound(store, id, duel())).toMatchObject({ places: [2, 1] });
  await other.close();
  await store.close();
});
