import { describe, expect, test } from 'vitest';
import { seedFor } from '../../src/matches/lobby/luck.js';
import { bidFarewell } from '../../src/matches/people/farewell.js';
import { Counting } from '../../src/stats/counting.js';
import type { MatchRow } from '../../src/store/port.js';
import { ann, begun, bob, cat, duelHouse, type House, opening, sound, ten } from './house.js';

/** Everything the database holds, as text, but for the ids of matches: by luck they spell anything. */
const everything = async ({ store }: House): Promise<string> => {
  const matches = await store.matchesOf({});
  const moves = await Promise.all(
    matches.map(async ({ id }) => [await store.history(id), await store.log(id, 0, 999)]),
  );
  const all = JSON.stringify([
    matches,
    moves,
    await store.results({}),
    await store.tallies({}),
    await store.deckDrafts(bob.id),
    await store.decks(bob.id),
    await store.playerPreferences(bob.id),
  ]);
  return matches.reduce((text, { id }) => text.replaceAll(id, '…'), all);
};

describe('a farewell', () => {
  test('leaves nothing of a person, and the result of whom they played with', async () => {
    const house = duelHouse();
    const { store } = house;
    const match = await begun(house);
    await store.setPlayerPreferences(bob.id, 'Bob', { pictures: 'light' });
    await store.setDeckDraft(bob.id, 'deck', { half: 1 });
    await store.createDeck(
      { id: 'd', owner: bob.id, game: 'duel', deck: { name: 'Mine', cards: {} }, code: null, updatedAt: 1 },
      9,
    );
    expect(await everything(house)).toContain('"bob"');
    await bidFarewell(house, bob);
    const after = await everything(house);
    expect(after).not.toMatch(/bob/i);
    expect(after).toContain('Former player');
    const [result, ...others] = await store.results({ player: ann.id });
    expect(result).toMatchObject({ match: match.id, won: true });
    expect(others).toEqual([]);
    const look = await house.matches.look(match.id);
    expect(look.match.status).toBe('over');
    expect(look.match.seats.map(({ name }) => name)).toEqual(['Ann', 'Former player']);
  });

  test('closes or leaves tables that have not begun, and gives up a whole series', async () => {
    const house = duelHouse();
    const waiting = await house.lobby.open(opening({ host: bob, opponent: null }));
    const joined = await house.lobby.open(opening({ opponent: null, seats: 3 }));
    await house.lobby.join(joined.id, bob);
    const series = await begun(house, { bestOf: 3 });
    await bidFarewell(house, bob);
    expect((await house.store.match(waiting.id))?.status).toBe('withdrawn');
    expect((await house.store.match(joined.id))?.seats.map(({ player }) => player)).toEqual(['ann', null, null]);
    const played = await house.store.matchesOf({ series: series.id });
    expect(played.every(({ status }) => status === 'over')).toBe(true);
    expect(await house.store.matchesOf({ player: ann.id, status: ['playing'] })).toEqual([]);
    expect(await everything(house)).not.toMatch(/bob/i);
  });

  test('takes the words that somebody added to a shuffle out of it', async () => {
    const house = duelHouse();
    const { id } = await house.lobby.open(opening({ seats: 2 }));
    await house.lobby.join(id, bob);
    await house.lobby.addLuck(id, bob, 'seven magpies');
    await house.lobby.addLuck(id, ann, 'my cat');
    await house.lobby.chooseDeck(id, bob, ten);
    await bidFarewell(house, bob);
    expect((await house.store.match(id))?.seats.map(({ luck }) => luck?.words)).toEqual(['my cat', undefined]);
    expect(await everything(house)).not.toContain('magpies');
  });

  test('leaves a match to those who play on, with the cards that it was dealt', async () => {
    for (const isBefore of [true, false]) {
      const house = duelHouse();
      const { id } = await house.lobby.open(opening({ opponent: null, seats: 3 }));
      for (const person of [bob, cat]) await house.lobby.join(id, person);
      await house.lobby.addLuck(id, bob, 'seven magpies');
      for (const person of [bob, cat]) await house.lobby.chooseDeck(id, person, ten);
      const dealt = seedFor((await house.store.match(id)) as MatchRow);
      await house.plays(id, 'ann', 'high');
      if (isBefore) await house.matches.concede(id, bob.id);
      await bidFarewell(house, bob);
      const { match } = await house.matches.look(id);
      expect(match.seats.map(({ name }) => name)).toEqual(['Ann', 'Former player', 'Cat']);
      expect([match.status, seedFor(match)]).toEqual(['playing', dealt]);
      await house.plays(id, 'cat', 'low');
      await house.plays(id, 'ann', 'draw');
      await house.plays(id, 'ann', 'keep');
      for (const _ of [2, 3]) await house.round(id, { ann: 'high', cat: 'low' }, 'ann');
      expect((await sound(house.store, id, house.matches.game('duel')))?.places).toEqual([1, 2, 2]);
      expect(await everything(house)).not.toMatch(/bob/i);
    }
  });

  test('ends a series that nobody else decides, and invites nobody to a rematch who is gone', async () => {
    const house = duelHouse();
    const { id } = await house.lobby.open(opening({ opponent: null, seats: 3, bestOf: 3 }));
    for (const person of [bob, cat]) await house.lobby.join(id, person);
    for (const person of [bob, cat]) await house.lobby.chooseDeck(id, person, ten);
    await bidFarewell(house, bob);
    const look = await house.matches.concede(id, cat.id);
    expect(await house.lobby.nextOfSeries(look)).toBeNull();
    const pair = await begun(house);
    const over = await house.matches.concede(pair.id, bob.id);
    await bidFarewell(house, bob);
    const again = await house.lobby.again(await house.matches.look(over.match.id), ann);
    expect(again).toMatchObject({ status: 'inviting', terms: { invited: null } });
  });

  test('forgets them where a practice bot stands in, but for words that a match still needs', async () => {
    for (const [status, words] of [
      ['over', undefined],
      ['playing', 'seven magpies'],
    ] as const) {
      const house = duelHouse();
      const match = await begun(house);
      const stood = { player: 'practice:steady', name: 'Steady Bot (Bob (the bold))' };
      await house.store.updateMatch(match.id, match.updatedAt, {
        status,
        terms: { ...(match.terms as object), away: { 1: bob.id } },
        seats: match.seats.map(row =>
          row.seat === 0 ? row : { ...row, ...stood, luck: { words: 'seven magpies', n: 1 } },
        ),
      });
      await house.store.forgetAmong(bob.id, 'former:1', '');
      const seats = (await house.store.match(match.id))?.seats;
      expect(seats?.map(({ name, luck }) => [name, luck?.words])).toEqual([
        ['Ann', undefined],
        ['Steady Bot (Former player)', words],
      ]);
    }
  });

  test('leaves sums as they are, under nobody’s name, and in no table: counted again they are the same', async () => {
    const house = duelHouse();
    const match = await begun(house);
    const counting = new Counting(house.store, id => house.matches.game(id));
    await house.matches.concede(match.id, ann.id);
    await counting.catchUp();
    expect(await house.store.tallies({ player: bob.id, facet: 'all' })).toHaveLength(2);
    await bidFarewell(house, bob);
    const sums = await house.store.tallies({});
    expect(sums.filter(({ player, value }) => player === bob.id || value === bob.id)).toEqual([]);
    expect(await house.store.tallies({ player: ann.id, facet: 'all' })).toHaveLength(2);
    const leaders = await house.store.leaders({ guild: '', game: 'duel', by: 'wins', atLeast: 0, limit: 9 });
    expect(leaders.filter(({ player }) => player.startsWith('former'))).toEqual([]);
    const ratings = await house.store.ratingsAt(sums);
    expect(await counting.rebuild()).toBe(1);
    expect(await house.store.tallies({})).toEqual(sums);
    expect(await house.store.ratingsAt(sums)).toEqual(ratings);
  });

  test('of somebody who was never here changes nothing', async () => {
    const house = duelHouse();
    await begun(house);
    const before = await everything(house);
    await bidFarewell(house, { id: 'zoe', name: 'Zoe' });
    expect(await everything(house)).toBe(before);
  });
});
