import { describe, expect, it } from 'vitest';
import { GRACE } from '../../src/matches/clock/absence.js';
import { unpinged } from '../../src/matches/clock/calls.js';
import { agreeToClock, beBackLater, nudge, proposeClock, rejectClock } from '../../src/matches/clock/clock.js';
import { remind } from '../../src/matches/clock/reminders.js';
import { bankOf, deadlineOf } from '../../src/matches/clock/waits.js';
import { readTerms, type Terms } from '../../src/matches/lobby/terms.js';
import { choose, giveOrder } from '../../src/matches/play/choices.js';
import type { Change } from '../../src/matches/play/look.js';
import { ann, begun, bob, cat, duelHouse, type House, ofThree, opening, refused, ten } from './house.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SLACK = 5_000;

const termsOf = async (house: House, id: string): Promise<Terms> =>
  readTerms((await house.store.match(id))?.terms ?? null);
const answers = async (house: House, id: string) =>
  ((await house.store.history(id))?.moves ?? []).flatMap(move =>
    move.type === 'answer' ? [[move.seat, move.by]] : [],
  );
/** What of a kind is to be told beside a match, as it is on disk. */
const notesOf = async (house: House, id: string, kind: Change['kind']) =>
  ((await house.store.shown('match', id))?.notes ?? [])
    .map(({ note }) => note as unknown as Change)
    .filter(note => note.kind === kind);

describe('a clock', () => {
  it('lets the careful answer stand in for players who have not answered, and for nobody else', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    const waited = await begun(house);
    await house.plays(id, 'ann', 'high');
    house.time += HOUR + SLACK - 1;
    await house.seeTo();
    expect(await answers(house, id)).toEqual([[0, 'player']]);
    house.time += 1;
    await house.seeTo();
    expect(await answers(house, id)).toEqual([
      [0, 'player'],
      [1, 'default'],
    ]);
    expect(await notesOf(house, id, 'late')).toEqual([{ match: id, kind: 'late', seats: [1], lapse: 'default' }]);
    // Ann is asked from now on, and has the whole hour; a table without a clock waits.
    expect(deadlineOf(await termsOf(house, id), 0)).toBe(house.time + HOUR);
    expect(await answers(house, waited.id)).toEqual([]);
  });

  it('never hits a player who has acted: an answer in the last moment counts', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    house.time += HOUR + SLACK - 1;
    await house.plays(id, 'bob', 'high');
    house.time += 1;
    await house.seeTo();
    expect((await answers(house, id)).map(([, by]) => by)).toEqual(['player', 'player']);
    expect(await notesOf(house, id, 'late')).toEqual([]);
  });

  it('of the player who answers restarts, and those of the others run on', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    house.time += HOUR / 2;
    await house.plays(id, 'ann', 'high');
    const terms = await termsOf(house, id);
    expect(deadlineOf(terms, 1)).toBe(house.time + HOUR / 2);
    expect(deadlineOf(terms, 0)).toBeNull();
  });

  it('takes from the bank what goes beyond the time of a question, and runs out with it', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: MINUTE, bank: 10 * MINUTE });
    house.time += 4 * MINUTE;
    await house.plays(id, 'ann', 'high');
    await house.plays(id, 'bob', 'high');
    expect(bankOf(await termsOf(house, id), 0)).toBe(7 * MINUTE);
    house.time += MINUTE;
    await house.plays(id, 'ann', 'keep');
    expect(bankOf(await termsOf(house, id), 0)).toBe(7 * MINUTE);
    house.time += 8 * MINUTE + SLACK;
    await house.seeTo();
    expect((await answers(house, id)).at(-1)).toEqual([0, 'default']);
    expect(bankOf(await termsOf(house, id), 0)).toBe(0);
    expect(bankOf(await termsOf(house, id), 1)).toBe(7 * MINUTE);
  });

  it('makes players who have not answered forfeit, if that was agreed', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR, lapse: 'forfeit' });
    await house.plays(id, 'ann', 'high');
    house.time += HOUR + SLACK;
    await house.seeTo();
    expect((await house.store.match(id))?.outcome?.places).toEqual([1, 2]);
    expect(await notesOf(house, id, 'late')).toEqual([{ match: id, kind: 'late', seats: [1], lapse: 'forfeit' }]);
  });

  it('gives grace to players who could not answer because the bot was away', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    house.time += 3 * HOUR;
    const again = house.reopened();
    await again.seeTo();
    expect(await answers(again, id)).toHaveLength(1);
    again.time += GRACE - 1;
    await again.seeTo();
    expect(await answers(again, id)).toHaveLength(1);
    again.time += 1;
    await again.seeTo();
    expect((await answers(again, id)).at(-1)).toEqual([1, 'default']);
  });

  it('gives the same grace where time is up just after the bot is back', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR, bank: HOUR });
    await house.plays(id, 'ann', 'high');
    house.time += 2 * HOUR - MINUTE;
    const again = house.reopened();
    again.time += 2 * MINUTE;
    await again.seeTo();
    expect(await answers(again, id)).toHaveLength(1);
    expect(deadlineOf(await termsOf(again, id), 1)).toBe(house.time + GRACE - SLACK);
    again.time = house.time + GRACE;
    await again.seeTo();
    expect((await answers(again, id)).at(-1)).toEqual([1, 'default']);
  });

  it('takes nothing from the bank for what went by before the bot was back', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: MINUTE, bank: 10 * MINUTE });
    await house.plays(id, 'ann', 'high');
    house.time += 8 * MINUTE;
    const again = house.reopened();
    again.time += 3 * MINUTE;
    await again.plays(id, 'bob', 'high');
    expect(bankOf(await termsOf(again, id), 1)).toBe(8 * MINUTE);
    // What is asked from then on counts as ever.
    again.time += 3 * MINUTE;
    await again.plays(id, 'ann', 'keep');
    expect(bankOf(await termsOf(again, id), 0)).toBe(8 * MINUTE);
  });

  it('gives no grace for what was asked once the bot was back', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: MINUTE });
    const again = house.reopened();
    again.time += 1;
    await again.plays(id, 'ann', 'high');
    await again.plays(id, 'bob', 'high');
    again.time += MINUTE + SLACK;
    // What was planned for the question before, and this one.
    await again.seeTo(2);
    expect((await answers(again, id)).at(-1)).toEqual([0, 'default']);
  });

  it('stands still where the bot has been removed from the server, and gives time when it is back', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    house.removedFrom.add('guild');
    for (let hour = 0; hour < 40; hour++) {
      house.time += HOUR;
      await house.seeTo();
    }
    expect(await answers(house, id)).toHaveLength(1);
    house.removedFrom.clear();
    house.time += 2 * HOUR;
    await house.seeTo();
    expect(await answers(house, id)).toHaveLength(1);
    house.time += 6 * HOUR;
    await house.seeTo();
    expect((await answers(house, id)).at(-1)).toEqual([1, 'default']);
  });

  it('runs out once Discord can say again whether the bot is there, however long it could not', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    house.isDiscordAway = true;
    for (let hour = 0; hour < 10; hour++) {
      house.time += HOUR;
      await house.seeTo(1);
    }
    expect(await answers(house, id)).toHaveLength(1);
    house.isDiscordAway = false;
    house.time += MINUTE;
    await house.seeTo();
    expect((await answers(house, id)).at(-1)).toEqual([1, 'default']);
  });

  it('waits while nobody can answer, as the connection is away, and then gives the same grace as after a start', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: MINUTE, bank: 10 * MINUTE });
    await house.plays(id, 'ann', 'high');
    house.heardSince = null;
    for (let minute = 0; minute < 30; minute++) {
      house.time += MINUTE;
      await house.seeTo(1);
    }
    expect(await answers(house, id)).toHaveLength(1);
    house.heardSince = house.time;
    house.time += MINUTE;
    await house.seeTo();
    expect(deadlineOf(await termsOf(house, id), 1)).toBe(house.heardSince + GRACE - SLACK);
    house.time += 3 * MINUTE;
    await house.plays(id, 'bob', 'high');
    expect(bankOf(await termsOf(house, id), 1)).toBe(7 * MINUTE);
  });

  it('holds in the next match of a series and in a rematch, with full banks', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: MINUTE, bank: 10 * MINUTE, bestOf: 3 });
    house.time += 5 * MINUTE;
    await house.plays(id, 'ann', 'high');
    await house.matches.concede(id, 'bob');
    const next = await house.lobby.nextOfSeries(await house.matches.look(id));
    const terms = readTerms(next?.terms ?? null);
    expect(terms).toMatchObject({ clock: MINUTE, bank: 10 * MINUTE });
    expect(bankOf(terms, 0)).toBe(10 * MINUTE);
  });
});

describe('another clock', () => {
  const wish = { clock: HOUR, bank: null, lapse: 'default' as const };

  it('holds when everybody agrees, and players whose turn it is have all of it', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    house.time += 5 * HOUR;
    const { number, missing } = await proposeClock(house.matches, id, 'ann', wish);
    expect(missing).toEqual([1]);
    expect((await termsOf(house, id)).clock).toBeUndefined();
    expect(await refused(agreeToClock(house.matches, id, 'ann', number))).toBe('clock-own');
    expect(await refused(agreeToClock(house.matches, id, 'cat', number))).toBe('not-at-table');
    expect((await agreeToClock(house.matches, id, 'bob', number)).missing).toEqual([]);
    const terms = await termsOf(house, id);
    expect([terms.clock, deadlineOf(terms, 0), deadlineOf(terms, 1)]).toEqual([
      HOUR,
      house.time + HOUR,
      house.time + HOUR,
    ]);
    expect(await refused(agreeToClock(house.matches, id, 'bob', number))).toBe('clock-stale');
    house.time += HOUR + SLACK;
    // The reminders of half the time, and the answers.
    await house.seeTo(4);
    expect((await answers(house, id)).slice(0, 2)).toEqual([
      [0, 'default'],
      [1, 'default'],
    ]);
  });

  it('needs nobody who has left the match', async () => {
    const house = duelHouse();
    const { id } = await ofThree(house);
    await house.matches.concede(id, 'cat');
    const { number, missing } = await proposeClock(house.matches, id, 'ann', wish);
    expect(missing).toEqual([1]);
    expect((await agreeToClock(house.matches, id, 'bob', number)).missing).toEqual([]);
    expect((await termsOf(house, id)).clock).toBe(HOUR);
  });

  it('does not when somebody disagrees, nor by a button from before', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    const first = await proposeClock(house.matches, id, 'ann', wish);
    await rejectClock(house.matches, id, 'bob', first.number);
    expect(await refused(agreeToClock(house.matches, id, 'bob', first.number))).toBe('clock-stale');
    await proposeClock(house.matches, id, 'ann', { ...wish, clock: MINUTE });
    expect(await refused(agreeToClock(house.matches, id, 'bob', first.number))).toBe('clock-stale');
    expect((await termsOf(house, id)).clock).toBeUndefined();
  });

  it('can be none again, and holds at once where there is nobody else', async () => {
    const house = duelHouse();
    const { id } = await house.lobby.open(opening({ opponent: 'practice', seats: 2, deck: ten, clock: HOUR }));
    const { missing } = await proposeClock(house.matches, id, 'ann', { ...wish, clock: null });
    expect(missing).toEqual([]);
    expect((await termsOf(house, id)).clock).toBeUndefined();
    house.time += 9 * HOUR;
    await house.seeTo();
    expect((await answers(house, id)).some(([seat]) => seat === 0)).toBe(false);
    expect(await refused(proposeClock(house.matches, id, 'ann', { ...wish, lapse: 'stand-in' }))).toBe('no-partners');
  });
});

describe('not this turn', () => {
  it('gives once more time, silences reminders, and can be said again after an answer', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    expect(await refused(beBackLater(house.matches, id, 'ann', house.time))).toBe('not-awaited');
    expect(await refused(beBackLater(house.matches, id, 'cat', house.time))).toBe('not-at-table');
    expect((await beBackLater(house.matches, id, 'bob', house.time)).seats).toEqual([1]);
    expect(await refused(beBackLater(house.matches, id, 'bob', house.time))).toBe('later-already');
    house.time += HOUR + SLACK;
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([]);
    expect(await answers(house, id)).toHaveLength(1);
    house.time += HOUR;
    await house.seeTo();
    expect((await answers(house, id)).at(-1)).toEqual([1, 'default']);
    // The clock has answered for him: that is no answer of his.
    for (const _ of [1, 2]) await house.plays(id, 'ann', 'keep');
    expect(await refused(beBackLater(house.matches, id, 'bob', house.time))).toBe('later-already');
    await house.plays(id, 'bob', 'low');
    await house.plays(id, 'ann', 'low');
    for (const _ of [1, 2]) await house.plays(id, 'ann', 'keep');
    expect((await beBackLater(house.matches, id, 'bob', house.time)).seats).toEqual([1]);
  });
});

describe('reminders', () => {
  it('come once, then spaced, and end', async () => {
    const house = duelHouse();
    await choose(house, ann, () => ({ reminders: '1-hour' }));
    const { id } = await begun(house);
    await house.plays(id, 'bob', 'low');
    const at: number[] = [];
    const start = house.time;
    for (let hour = 0; hour < 200; hour++) {
      house.time += HOUR;
      await house.seeTo();
      if ((await notesOf(house, id, 'remind')).length > at.length) at.push((house.time - start) / HOUR);
    }
    expect(at).toEqual([1, 3, 7, 15]);
    expect((await notesOf(house, id, 'remind')).every(({ seats }) => seats?.[0] === 0)).toBe(true);
  });

  it('are not said again by who was killed before the row was done, or was slower than another', async () => {
    const house = duelHouse();
    await choose(house, ann, () => ({ reminders: '1-hour' }));
    const { id } = await begun(house);
    await house.plays(id, 'bob', 'low');
    house.time += HOUR;
    const due = (await house.store.dueRows({ aside: false, limit: 99 })).find(({ kind }) => kind === 'remind');
    if (due === undefined) throw new Error('nobody is reminded');
    expect(await remind(house.store, house.matches, due, house.time)).toBe(true);
    // As it stands on disk now: told once, and planned for the next time.
    expect(await remind(house.store, house.matches, due, house.time)).toBe(false);
    const again = house.reopened();
    await again.seeTo();
    expect(await notesOf(again, id, 'remind')).toHaveLength(1);
    again.time += 2 * HOUR;
    await again.seeTo();
    expect(await notesOf(again, id, 'remind')).toHaveLength(2);
    expect(again.told).toEqual([id]);
  });

  it('skip players who have answered, want none or have an auto-reply', async () => {
    const house = duelHouse({}, 'at once', 1e9);
    await choose(house, ann, () => ({ reminders: 'off' }));
    await choose(house, bob, () => ({ reminders: '1-hour' }));
    const { id } = await begun(house);
    await house.plays(id, 'bob', 'low');
    house.time += 2 * HOUR;
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([]);
    await choose(house, ann, () => ({ reminders: '1-hour' }));
    await giveOrder(house, ann, { game: 'duel', match: null, kind: 'bid' });
    house.time += 2 * HOUR;
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([]);
  });

  it('wait until quiet hours are over, and so does the first call', async () => {
    const house = duelHouse();
    house.time = Date.UTC(2026, 0, 10, 22, 30);
    // 22:30 in London is half past eleven in Rome.
    await choose(house, ann, () => ({
      reminders: '1-hour',
      quiet: { from: 23 * 60, to: 7 * 60, zone: 'Europe/Rome' },
    }));
    const { id } = await begun(house);
    await house.plays(id, 'bob', 'low');
    expect(unpinged(await house.matches.look(id), house.time)).toEqual([0]);
    house.time = Date.UTC(2026, 0, 11, 5, 59);
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([]);
    house.time = Date.UTC(2026, 0, 11, 6, 0);
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toHaveLength(1);
    expect(unpinged(await house.matches.look(id), house.time)).toEqual([]);
  });

  it('are no more than that first call for players who want none', async () => {
    const house = duelHouse();
    house.time = Date.UTC(2026, 0, 10, 22, 30);
    const quiet = { from: 22 * 60, to: 7 * 60, zone: 'UTC' };
    await choose(house, ann, () => ({ reminders: 'off', quiet }));
    const { id } = await begun(house);
    await house.plays(id, 'bob', 'low');
    expect(unpinged(await house.matches.look(id), house.time)).toEqual([0]);
    house.time = Date.UTC(2026, 0, 11, 7, 0);
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([{ match: id, kind: 'remind', seats: [0] }]);
    // Asked by day, they have been called. Nor are they called again for what they change at night.
    const { id: byDay } = await begun(house);
    await house.plays(byDay, 'bob', 'low');
    house.time = Date.UTC(2026, 0, 11, 23, 0);
    await choose(house, ann, () => ({ pace: 'slow' }));
    for (let day = 0; day < 9; day++) {
      house.time += 24 * HOUR;
      await house.seeTo();
    }
    expect(await notesOf(house, id, 'remind')).toHaveLength(1);
    expect(await notesOf(house, byDay, 'remind')).toEqual([]);
  });

  it('come by a clock when half the time is over', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    house.time += HOUR / 2 - 1;
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([]);
    house.time += 1;
    await house.seeTo();
    expect(await notesOf(house, id, 'remind')).toEqual([{ match: id, kind: 'remind', seats: [1] }]);
  });
});

describe('a nudge', () => {
  it('calls the players it waits for, and not too often', async () => {
    const house = duelHouse();
    const { id } = await begun(house);
    expect((await nudge(house.matches, id, 'ann', house.time)).seats).toEqual([1]);
    expect(await refused(nudge(house.matches, id, 'ann', house.time))).toBe('nudged-lately');
    house.time += HOUR;
    expect((await nudge(house.matches, id, 'ann', house.time)).seats).toEqual([1]);
    await house.plays(id, 'bob', 'low');
    expect(await refused(nudge(house.matches, id, 'ann', house.time))).toBe('nobody-to-nudge');
    expect(await refused(nudge(house.matches, id, cat.id, house.time))).toBe('not-at-table');
    expect((await nudge(house.matches, id, 'bob', house.time)).seats).toEqual([0]);
  });

  it('does not move the clock', async () => {
    const house = duelHouse();
    const { id } = await begun(house, { clock: HOUR });
    await house.plays(id, 'ann', 'high');
    const before = deadlineOf(await termsOf(house, id), 1);
    house.time += HOUR / 3;
    await nudge(house.matches, id, 'ann', house.time);
    expect(deadlineOf(await termsOf(house, id), 1)).toBe(before);
  });
});
