import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Conflict, type Counted, type Store, type Tally } from '../../src/store/index.js';
import type { Open } from './contract.js';
import { decision, facts, match, outcome } from './samples.js';

const row = (player: string, change: Partial<Tally> = {}): Tally => ({
  ...{ guild: 'guild-1', game: 'squad', player, kind: 'people', facet: 'all', value: '' },
  ...{ games: 5, wins: 1, draws: 0, turns: 9, span: 1_795_000_000_000, times: 0, expected: 0, streak: -1, longest: 1 },
  ...change,
});
const rating = (player: string, ordinal: number) => ({
  ...{ guild: 'guild-1', game: 'squad', player, mu: 25 + ordinal / 3, sigma: 1 / 3, ordinal, games: 5 },
});

/** What any store must do with sums over matches. */
export function sums(name: string, open: Open): void {
  describe(`${name}: sums`, () => {
    let store: Store;

    beforeEach(async () => {
      store = await open({ now: () => 5000 });
      onTestFinished(() => store.close());
    });

    const end = async (id: string): Promise<void> => {
      await store.createMatch(match(id));
      await store.commit(id, 0, { moves: [decision(1)], log: [], status: 'over', outcome: outcome(1, 2), facts });
    };
    const counted = (from: number, upTo: number): Counted => ({
      from,
      upTo,
      revision: 0,
      changes: [],
      tallies: [row('1', { wins: 3 }), row('2', { wins: 4, games: 7 }), row('3'), row(''), row('practice:easy')],
      ratings: [rating('1', 12.25), rating('2', 11.5), rating('3', 40), rating('practice:easy', 50)],
      steps: [{ guild: 'guild-1', game: 'squad', player: '1', n: 1, at: 5000, ordinal: 12.25 }],
    });
    const leaders = async (by: 'rating' | 'wins', limit = 9) =>
      (await store.leaders({ guild: 'guild-1', game: 'squad', by, atLeast: 5, limit })).map(({ player, ordinal }) => [
        player,
        ordinal,
      ]);

    it('are made of the endings in their order, by one process', async () => {
      for (const id of ['b', 'a']) await end(id);
      const { from, upTo, endings } = await store.uncounted(9);
      expect(endings.map(one => [one.match.id, one.places, one.at])).toEqual([
        ['b', [1, 2], 5000],
        ['a', [1, 2], 5000],
      ]);
      await store.count(counted(from, upTo));
      await expect(store.count(counted(from, upTo))).rejects.toThrow(Conflict);
      expect(await store.uncounted(9)).toEqual({ from: upTo, upTo, revision: 0, again: null, endings: [] });
      expect(await store.talliesAt([row('3'), row('9')])).toEqual([row('3')]);
      expect(await store.ratingsAt([rating('1', 0), rating('9', 0)])).toEqual([rating('1', 12.25)]);
      expect(await store.ratingSteps(rating('1', 0), 5)).toEqual(counted(from, upTo).steps);
      expect((await store.tallies({ game: 'squad', facet: 'all' })).map(({ player }) => player)).toEqual([
        '2',
        '',
        '1',
        '3',
        'practice:easy',
      ]);
    });

    it('list people who want to be listed, the best first', async () => {
      await store.count(counted(0, 0));
      expect(await leaders('rating')).toEqual([
        ['3', 40],
        ['1', 12.25],
        ['2', 11.5],
      ]);
      expect(await leaders('wins')).toEqual([
        ['2', 11.5],
        ['1', 12.25],
        ['3', 40],
      ]);
      expect(await leaders('wins', 1)).toEqual([['2', 11.5]]);
      await store.setPlayerPreferences('3', 'Three', { tables: 'hidden' });
      await store.setPlayerPreferences('1', 'One', { tables: 'shown' });
      await store.setPlayerPreferences('2', 'Two', 'no object');
      expect(await leaders('rating')).toEqual([
        ['1', 12.25],
        ['2', 11.5],
      ]);
    });

    it('are made again from a correction of what is in them', async () => {
      for (const id of ['a', 'b']) await end(id);
      const right = { match: 'a', places: [2, 1], reason: 'a mistake', by: 'ann', at: 7 };
      await store.count(counted(0, 1));
      await store.correct({ ...right, match: 'b' });
      expect(await store.uncounted(9)).toMatchObject({ from: 1, again: null, endings: [{ places: [2, 1] }] });
      await store.correct({ ...right, places: null });
      await store.correct(right);
      expect(await store.uncounted(9)).toMatchObject({ from: 1, upTo: 1, again: 1, endings: [] });
      expect(await store.tallies({})).toHaveLength(5);
      // What the first did to the sums was not said: all of them are forgotten.
      await store.rewind(9);
      const { from, again, endings } = await store.uncounted(9);
      expect([from, again, endings.map(({ places }) => places)]).toEqual([
        0,
        null,
        [
          [2, 1],
          [2, 1],
        ],
      ]);
      expect(await store.tallies({})).toEqual([]);
      expect(await store.corrections('a')).toEqual([{ ...right, places: null }, right]);
      expect((await store.deeds(right.by)).corrections).toEqual(expect.arrayContaining(await store.corrections('a')));
      await expect(store.correct({ ...right, match: 'nowhere' })).rejects.toThrow('not over');
      await expect(store.correct({ ...right, places: [1] })).rejects.toThrow('2 seats');
    });

    it('are not made of what was read before a correction, or before somebody was forgotten', async () => {
      await end('a');
      const late = async (meanwhile: () => Promise<void>): Promise<void> => {
        const { from, upTo, revision } = await store.uncounted(9);
        await meanwhile();
        await expect(store.count({ ...counted(from, upTo), revision })).rejects.toThrow(Conflict);
        expect(await store.tallies({})).toEqual([]);
      };
      await late(() => store.correct({ match: 'a', places: [2, 1], reason: 'a mistake', by: 'ann', at: 7 }));
      await late(() => store.forget('ann', 'former:1'));
      await late(() => store.uncount());
    });

    it('go on under another id when a person is forgotten, and so do matches', async () => {
      const away = { away: { 1: 'ann' }, wins: { ann: 1, anna: 2 } };
      const told = match('m', { host: 'ann', terms: away, status: 'over' });
      await store.createMatch(told);
      await end('b');
      const met = (player: string, other: string) => row(player, { facet: 'against', value: other });
      const tallies = ['ann', 'bob', 'cem'].map(player => row(player));
      tallies.push(met('ann', 'bob'), met('bob', 'ann'), met('cem', 'bob'));
      await store.count({ ...counted(0, 1), tallies, ratings: [rating('ann', 1), rating('bob', 2)] });
      expect(await store.forgetAmong('ann', 'former:1', 'm')).toBeNull();
      expect((await store.match('m'))?.host).toBe('ann');
      expect(await store.forgetAmong('ann', 'former:1', '')).toBeNull();
      expect(await store.match('m')).toMatchObject({
        host: 'former:1',
        terms: { away: { 1: 'former:1' }, wins: { 'former:1': 1, anna: 2 } },
      });
      await store.forget('ann', 'former:1');
      expect((await store.match('m'))?.seats.map(({ player, name }) => [player, name])).toEqual([
        ['former:1', 'Former player'],
        ['bob', 'Name of bob'],
      ]);
      expect(await store.results({ player: 'ann' })).toEqual([]);
      expect((await store.uncounted(9)).from).toBe(1);
      const sums = await store.tallies({});
      expect(sums.map(({ player, facet, value }) => `${player} ${facet} ${value}`).sort()).toEqual([
        'bob against former:1',
        'bob all ',
        'cem against bob',
        'cem all ',
        'former:1 against bob',
        'former:1 all ',
      ]);
      const rated = await store.ratingsAt(['ann', 'bob', 'former:1'].map(player => rating(player, 0)));
      expect(rated).toEqual([rating('bob', 2), rating('former:1', 1)]);
    });
  });
}
