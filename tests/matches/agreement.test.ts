import { describe, expect, it } from 'vitest';
import { agreeToClock, beBackLater, nudge, proposeClock, rejectClock } from '../../src/matches/clock/clock.js';
import { deadlineOf } from '../../src/matches/clock/waits.js';
import { readTerms, type Terms } from '../../src/matches/lobby/terms.js';
import { openStore, type Store } from '../../src/store/index.js';
import { duel } from './duel.js';
import { ann, begun, bob, cat, duelHouse, House, ofThree, pick, refused } from './house.js';

const HOUR = 3_600_000;
const wish = { clock: HOUR, bank: null, lapse: 'default' } as const;

const termsOf = async ({ store }: House, id: string): Promise<Terms> =>
  readTerms((await store.match(id))?.terms ?? null);

/** A house in which the seats of a duel are partners. */
const partners = (store: Store): House => {
  const game = { ...duel(), partners: true } as const;
  return new House(store, id => (id === game.id ? game : undefined));
};

const promptOf = async ({ matches }: House, id: string, seat: number): Promise<number> =>
  (await matches.look(id)).table?.prompts.find(prompt => prompt.seat === seat)?.number ?? -1;

describe('another clock', () => {
  it('holds as soon as the last who had not agreed gives up, and everybody has the whole of it', async () => {
    const house = duelHouse();
    const { id } = await ofThree(house);
    const { number } = await proposeClock(house.matches, id, ann.id, wish);
    await agreeToClock(house.matches, id, bob.id, number);
    house.time += 5 * HOUR;
    await house.matches.concede(id, cat.id);
    const terms = await termsOf(house, id);
    expect([terms.clock, deadlineOf(terms, 0)]).toEqual([HOUR, house.time + HOUR]);
    // It has taken effect once: what is agreed on later stays.
    await proposeClock(house.matches, id, bob.id, { ...wish, clock: 2 * HOUR }).then(again =>
      agreeToClock(house.matches, id, ann.id, again.number),
    );
    await house.plays(id, ann.id, 'low');
    expect((await termsOf(house, id)).clock).toBe(2 * HOUR);
  });

  it('holds as soon as the last who had not agreed leaves the seat to a practice bot', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await begun(house);
    await proposeClock(house.matches, id, ann.id, wish);
    await house.matches.handOver(id, bob.id, 1, 'practice');
    expect((await termsOf(house, id)).clock).toBe(HOUR);
  });

  it('is agreed to by nobody who took a seat later, and no longer open without the player who proposed it', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await ofThree(house);
    const { number } = await proposeClock(house.matches, id, ann.id, wish);
    await agreeToClock(house.matches, id, bob.id, number);
    await house.matches.handOver(id, bob.id, 1, { id: 'dan', name: 'Dan' });
    expect((await agreeToClock(house.matches, id, cat.id, number)).missing).toEqual([1]);
    await house.matches.handOver(id, ann.id, 0, { id: 'eve', name: 'Eve' });
    expect(await refused(agreeToClock(house.matches, id, 'dan', number))).toBe('clock-stale');
    expect((await termsOf(house, id)).clock).toBeUndefined();
  });

  it('stays as it was agreed on when somebody comes in for a practice bot', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await ofThree(house);
    await house.matches.handOver(id, cat.id, 2, 'practice');
    const { number } = await proposeClock(house.matches, id, ann.id, wish);
    await agreeToClock(house.matches, id, bob.id, number);
    await house.matches.handOver(id, cat.id, 2, cat);
    expect(await refused(rejectClock(house.matches, id, cat.id, number))).toBe('clock-stale');
  });

  it.each(['at once', 'boundary'] as const)('is nothing to those who have given up, who leave %s', async leaving => {
    const house = duelHouse({}, leaving);
    const { id } = await ofThree(house);
    await house.matches.concede(id, cat.id);
    const { number, missing } = await proposeClock(house.matches, id, ann.id, wish);
    expect(missing).toEqual([1]);
    expect(await refused(rejectClock(house.matches, id, cat.id, number))).toBe('gave-up');
    expect(await refused(agreeToClock(house.matches, id, cat.id, number))).toBe('gave-up');
    expect(await refused(proposeClock(house.matches, id, cat.id, wish))).toBe('gave-up');
    expect(await refused(nudge(house.matches, id, cat.id, house.time))).toBe('gave-up');
    expect(await refused(house.matches.concede(id, cat.id))).toBe('gave-up');
    expect((await agreeToClock(house.matches, id, bob.id, number)).missing).toEqual([]);
  });

  it('has its reminders when half of the new time is over', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    await house.plays(id, bob.id, 'low');
    const { number } = await proposeClock(house.matches, id, ann.id, wish);
    await agreeToClock(house.matches, id, bob.id, number);
    house.time += HOUR / 2;
    await house.seeTo();
    const notes = (await house.store.shown('match', id))?.notes.map(({ note }) => note);
    expect(notes).toEqual([{ match: id, kind: 'remind', seats: [0] }]);
  });
});

describe('a seat that goes into other hands', () => {
  it('does not start the reminders of others again', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await ofThree(house);
    const dues = async () =>
      (await house.store.dueRows({ aside: false, limit: 99 })).filter(({ kind }) => kind === 'remind');
    const before = (await dues()).filter(({ subject }) => subject !== `${id} 2`);
    house.time += HOUR;
    await house.matches.handOver(id, cat.id, 2, { id: 'dan', name: 'Dan' });
    const after = await dues();
    expect(after.filter(({ subject }) => subject !== `${id} 2`)).toEqual(before);
    expect(after.find(({ subject }) => subject === `${id} 2`)?.at).toBe(house.time + 24 * HOUR);
  });

  it('cannot be one that has left', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await ofThree(house);
    await house.matches.concede(id, cat.id);
    expect(await refused(house.matches.handOver(id, cat.id, 2, { id: 'dan', name: 'Dan' }))).toBe('gave-up');
  });

  it('is conceded with the others of its player, also where one of them has left before', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await ofThree(house);
    await house.matches.handOver(id, cat.id, 2, bob);
    const { number } = await proposeClock(house.matches, id, ann.id, { ...wish, lapse: 'forfeit' });
    await agreeToClock(house.matches, id, bob.id, number);
    const prompt = await promptOf(house, id, 1);
    expect(await house.matches.runClock({ match: id, seat: 1, prompt }, house.time + HOUR)).toBe('forfeit');
    const { table } = await house.matches.concede(id, bob.id);
    expect(table?.envelope.left).toEqual([1, 2]);
  });
});

describe('a clock that has run out', () => {
  it('gives the question itself to the practice bot that takes over, in one step with its note', async () => {
    const house = partners(openStore(':memory:', { now: () => 1 }));
    const { id } = await begun(house, { clock: HOUR, lapse: 'stand-in' });
    const prompt = await promptOf(house, id, 1);
    const { match } = await house.matches.look(id);
    expect(await house.matches.runClock({ match: id, seat: 1, prompt }, house.time + HOUR)).toBe('stand-in');
    const after = await house.matches.look(id);
    expect([after.match.moves, after.match.seats[1]?.player]).toEqual([match.moves, 'practice:steady']);
    expect((await house.store.shown('match', id))?.notes.map(({ note }) => note)).toEqual([
      { match: id, kind: 'late', seats: [1], lapse: 'stand-in' },
    ]);
    await house.seeTo();
    expect((await house.store.history(id))?.moves).toMatchObject([{ seat: 1, by: 'practice', prompt }]);
  });
});

describe('of two processes', () => {
  /** Another process writes while this one is between its reading and its writing. */
  function meanwhile(store: Store, name: 'commit' | 'updateMatch' | 'createMatch', act: () => Promise<unknown>): Store {
    let isFirst = true;
    return new Proxy(store, {
      get(target, member) {
        const own: unknown = Reflect.get(target, member);
        if (member !== name || typeof own !== 'function') return own;
        return async (...args: unknown[]) => {
          if (isFirst) {
            isFirst = false;
            await act();
          }
          return own.apply(target, args) as unknown;
        };
      },
    });
  }

  const games = (id: string) => (id === 'duel' ? duel() : undefined);

  it('an answer in one loses nothing that was agreed on in the other', async () => {
    const store = openStore(':memory:', { now: () => 1 });
    const here = new House(store, games);
    const { id } = await begun(here, { clock: HOUR });
    const there = new House(
      meanwhile(store, 'commit', async () => {
        await beBackLater(here.matches, id, ann.id, here.time);
        await proposeClock(here.matches, id, ann.id, wish);
      }),
      games,
    );
    await there.plays(id, bob.id, 'low');
    const terms = await termsOf(here, id);
    expect([terms.later?.[0] !== undefined, terms.proposal?.number]).toEqual([true, 1]);
    expect((await here.store.match(id))?.moves).toBe(1);
  });

  it('the clock of one does nothing to a player who has got more time in the other', async () => {
    const store = openStore(':memory:', { now: () => 1 });
    const here = new House(store, games);
    const { id } = await begun(here, { clock: HOUR });
    const there = new House(
      meanwhile(store, 'commit', () => beBackLater(here.matches, id, bob.id, here.time)),
      games,
    );
    const prompt = await promptOf(here, id, 1);
    expect(await there.matches.runClock({ match: id, seat: 1, prompt }, here.time + HOUR)).toBeNull();
    expect((await here.store.match(id))?.moves).toBe(0);
  });

  it('a change of preferences in one does not plan for a question that was answered in the other', async () => {
    const store = openStore(':memory:', { now: () => 1 });
    const here = new House(store, games);
    const { id } = await begun(here);
    const there = new House(
      meanwhile(store, 'updateMatch', async () => {
        await here.plays(id, ann.id, 'low');
        await here.plays(id, bob.id, 'low');
      }),
      games,
    );
    await there.matches.reconsider(id, ann.id);
    const due = (await store.dueRows({ aside: false, limit: 99 })).find(({ subject }) => subject === `${id} 0`);
    expect(due?.payload).toMatchObject({ prompt: await promptOf(here, id, 0) });
  });

  it('two who want a rematch at the same moment get the same one', async () => {
    const store = openStore(':memory:', { now: () => 1 });
    const here = new House(store, games);
    const { id } = await begun(here);
    await here.matches.answer(id, ann.id, await promptOf(here, id, 0), pick('low'));
    await here.matches.concede(id, ann.id);
    const look = await here.matches.look(id);
    const there = new House(
      meanwhile(store, 'createMatch', () => here.lobby.again(look, ann, true)),
      games,
    );
    const again = await there.lobby.again(look, bob, true);
    expect(again).toMatchObject({ status: 'playing', host: 'ann' });
    expect(await store.matchesOf({ status: ['inviting', 'choosing', 'playing'] })).toHaveLength(1);
  });
});
