import { describe, expect, test } from 'vitest';
import { Chance, type Game } from '../../src/kernel/index.js';
import { leadOf } from '../../src/stats/lead.js';
import { scenarioId } from '../../src/stats/rating.js';
import type { Tally, TallyFacet } from '../../src/store/index.js';
import { game, results } from './results.js';

const one = async (
  { store }: ReturnType<typeof results>,
  player: string,
  facet: TallyFacet = 'all',
  value = '',
  kind: Tally['kind'] = 'people',
  guild = 'guild',
): Promise<Tally | undefined> => (await store.tallies({ guild, game: 'squad', player, kind, facet, value }))[0];

describe('counting', () => {
  test('sums a match up for each player, their server, everywhere, and everybody', async () => {
    const all = results();
    await all.record(['ann', 'bob'], [1, 2], { first: 1, turns: 9 });
    expect(await all.counting.catchUp()).toBe(1);
    for (const guild of ['', 'guild']) {
      expect(await one(all, 'ann', 'all', '', 'people', guild)).toMatchObject({ games: 1, wins: 1, turns: 9 });
      expect(await one(all, 'bob', 'all', '', 'people', guild)).toMatchObject({ games: 1, wins: 0, streak: -1 });
      expect(await one(all, '', 'all', '', 'people', guild)).toMatchObject({ games: 1, turns: 9 });
    }
    expect(await one(all, 'ann', 'all', '', 'people', 'other')).toBeUndefined();
    expect(await one(all, 'ann', 'first', 'no')).toMatchObject({ games: 1, wins: 1 });
    expect(await one(all, 'bob', 'first', 'yes')).toMatchObject({ games: 1, wins: 0 });
    expect(await one(all, 'ann', 'deck', 'storm')).toMatchObject({ games: 1 });
    expect(await one(all, 'ann', 'ruleset', 'tcg')).toMatchObject({ games: 1 });
    expect(await one(all, 'ann', 'players', '2')).toMatchObject({ games: 1 });
    expect(await one(all, 'ann', 'against', 'bob')).toMatchObject({ games: 1, wins: 1 });
    expect((await one(all, 'ann'))?.span).toBe(10 * 60_000);
  });

  test('those who share second place have lost one match each, and none of them is ranked above the other', async () => {
    const all = results();
    await all.record(['ann', 'bob', 'cleo'], [2, 1, 2]);
    await all.counting.catchUp();
    for (const player of ['ann', 'cleo']) expect(await one(all, player)).toMatchObject({ games: 1, wins: 0, draws: 0 });
    const rated = await all.store.ratingsAt(
      ['ann', 'bob', 'cleo'].map(player => ({ guild: 'guild', game: 'squad', player })),
    );
    const mu = (player: string) => rated.find(rating => rating.player === player)?.mu as number;
    expect(mu('ann')).toBeCloseTo(mu('cleo'));
    expect(mu('bob')).toBeGreaterThan(mu('ann'));
  });

  test('counts a match once, however often it is asked for and by how many', async () => {
    const all = results();
    for (let at = 0; at < 250; at++) await all.record(['ann', 'bob'], at % 3 === 0 ? [1, 2] : [2, 1]);
    const counted = await Promise.all([all.counting.catchUp(), all.counting.catchUp(), all.counting.catchUp()]);
    expect(counted.reduce((sum, n) => sum + n)).toBe(250);
    expect((await one(all, 'ann'))?.games).toBe(250);
  });

  test('lets others have their turn while it counts all again', async () => {
    const all = results();
    for (let at = 0; at < 100; at++) await all.record(['ann', 'bob'], [1, 2]);
    let [turns, isDone] = [0, false];
    const turn = (): void => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await all.counting.rebuild()).toBe(100);
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  test('keeps practice bots and matches given up at once apart, and rates neither', async () => {
    const all = results();
    await all.record(['ann', 'practice:easy'], [1, 2]);
    await all.record(['ann', 'bob'], [1, 2], { conceded: true, turns: 2 });
    await all.record(['ann', 'bob'], [1, 2], { conceded: true, turns: 3 });
    await all.counting.catchUp();
    expect(await one(all, 'ann')).toMatchObject({ games: 1 });
    expect(await one(all, 'ann', 'all', '', 'practice')).toMatchObject({ games: 1, wins: 1 });
    expect(await one(all, 'ann', 'all', '', 'early')).toMatchObject({ games: 1, wins: 1 });
    expect(await one(all, 'practice:easy', 'all', '', 'practice')).toBeUndefined();
    const [rating] = await all.store.ratingsAt([{ guild: 'guild', game: 'squad', player: 'ann' }]);
    expect(rating?.games).toBe(1);
  });

  test('counts a match for nobody who never came, and as a draw where all others shared it', async () => {
    const all = results();
    await all.record(['ann', 'bob', 'cid'], [1, 1, 3], { missed: [2] });
    await all.counting.catchUp();
    const of = async (player: string) =>
      (await all.store.tallies({ guild: '', player, facet: 'all' })).map(({ games, wins, draws }) => [
        games,
        wins,
        draws,
      ]);
    expect(await of('ann')).toEqual([[1, 0, 1]]);
    expect(await of('cid')).toEqual([]);
    expect(await all.store.results({ player: 'ann' })).toMatchObject([{ place: 1 }]);
    expect(await all.store.results({ player: 'cid' })).toEqual([]);
    const [against] = await all.store.tallies({ guild: '', player: 'ann', facet: 'players' });
    expect(against?.value).toBe('2');
  });

  test('counts a quest as a quest alone', async () => {
    const all = results();
    await all.record(['ann', 'practice:easy'], [1, 2]);
    await all.record(['ann', 'practice:easy'], [1, 2], { quest: 'first-stage' });
    await all.counting.catchUp();
    const [whole] = await all.store.tallies({ guild: '', player: 'ann', kind: 'practice', facet: 'all' });
    expect(whole).toMatchObject({ games: 1, wins: 1 });
    expect(await all.store.results({ player: 'ann', quests: true })).toHaveLength(1);
  });

  test('keeps matches with hints among practice, though a person has taken the bot’s seat', async () => {
    const all = results();
    await all.record(['ann', 'bob'], [1, 2], { hinted: true });
    await all.counting.catchUp();
    expect(await one(all, 'ann')).toBeUndefined();
    expect(await one(all, 'ann', 'all', '', 'practice')).toMatchObject({ games: 1, wins: 1 });
    expect(await all.store.ratingsAt([{ guild: 'guild', game: 'squad', player: 'ann' }])).toEqual([]);
  });

  test('goes by who had a seat longer, its player or a practice bot', async () => {
    const all = results();
    const bot = 'practice:easy';
    const away = { 1: 'bob' };
    const games = async (player: string) => [
      (await one(all, player))?.games ?? 0,
      (await one(all, player, 'all', '', 'practice'))?.games ?? 0,
    ];
    // A bot that finishes a match plays it for somebody, who has won or lost it.
    await all.record(['ann', bot], [1, 1], { moves: 100, away, practised: { 1: { since: 60, had: 0 } } });
    await all.counting.catchUp();
    expect([await games('ann'), await games('bob')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    // One that played most of it makes it practice, even where its player is back at the end.
    await all.record(['ann', bot], [1, 1], { moves: 100, away, practised: { 1: { since: 40, had: 0 } } });
    await all.record(['ann', 'bob'], [1, 1], { moves: 100, practised: { 1: { since: 90, had: 60 } } });
    await all.counting.catchUp();
    expect([await games('ann'), await games('bob')]).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });

  test('knows rows of wins, and the longest there was', async () => {
    const all = results();
    for (const won of [1, 1, 1, 2, 2, 1]) await all.record(['ann', 'bob'], [won, 3 - won]);
    await all.counting.catchUp();
    expect(await one(all, 'ann')).toMatchObject({ streak: 1, longest: 3, games: 6, wins: 4 });
    await all.record(['ann', 'bob'], [1, 1]);
    await all.counting.catchUp();
    expect(await one(all, 'ann')).toMatchObject({ streak: 0, longest: 3, draws: 1 });
  });

  test('adds luck and cards up', async () => {
    const all = results();
    const facts = {
      luck: [{ icons: { times: 3, expected: 2500 } }, {}],
      cards: { ST001: { played: [2, 0] }, ST002: { played: [0, 1] } },
    };
    await all.record(['ann', 'bob'], [1, 2], { facts });
    await all.record(['ann', 'bob'], [2, 1], { facts });
    await all.counting.catchUp();
    expect(await one(all, 'ann', 'luck', 'icons')).toMatchObject({ times: 6, expected: 5000 });
    expect(await one(all, 'bob', 'luck', 'icons')).toBeUndefined();
    expect(await one(all, '', 'card', 'ST001')).toMatchObject({ games: 2, wins: 1, times: 4 });
  });

  test('a deck’s hero is whom most of its cards belong to', () => {
    const [first, other] = game.cards.all.filter(card => card.facets.hero !== undefined);
    const rival = game.cards.all.find(card => card.facets.hero?.[0] !== first?.facets.hero?.[0]);
    expect(other).toBeDefined();
    const deck = { name: 'x', cards: { [first?.id as string]: 3, [rival?.id as string]: 2 } };
    expect(leadOf(game, deck)).toBe(first?.facets.hero?.[0]);
    expect(leadOf(game, { name: 'x', cards: {} })).toBeNull();
  });
});

describe('counting again', () => {
  test('comes to the same, also where it was counted bit by bit', async () => {
    const all = results();
    const random = new Chance('seasons').stream('x');
    for (let at = 0; at < 160; at++) {
      const table = random.shuffle(['ann', 'bob', 'cat', 'dan', 'eve']).slice(0, 2 + random.int(3));
      const places = random.shuffle(table.map((_, place) => place + 1));
      const guild = random.pick(['guild', 'other', null]);
      await all.record(table, places, { guild, turns: 1 + random.int(20), conceded: random.coin() });
      if (random.int(5) === 0) await all.counting.catchUp();
    }
    await all.counting.catchUp();
    const before = await all.sums();
    expect(before.ratings.length).toBeGreaterThan(10);
    expect(await all.counting.rebuild()).toBe(160);
    expect(await all.sums()).toEqual(before);
  });

  test('a corrected result re-rates everybody as if it had been so from the start', async () => {
    const places: [string[], number[]][] = [
      [
        ['ann', 'bob'],
        [1, 2],
      ],
      [
        ['bob', 'cat'],
        [1, 2],
      ],
      [
        ['cat', 'ann'],
        [1, 2],
      ],
    ];
    const wrong = results();
    const right = results();
    const ids: string[] = [];
    for (const [players, order] of places) ids.push(await wrong.record(players, order));
    await wrong.counting.catchUp();
    for (const [at, [players, order]] of places.entries()) await right.record(players, at === 0 ? [2, 1] : order);
    await right.counting.catchUp();
    expect(await wrong.sums()).not.toEqual(await right.sums());
    const match = ids[0] as string;
    await wrong.store.correct({ match, places: [2, 1], reason: 'scored the wrong way round', by: 'host', at: 5 });
    await wrong.counting.catchUp();
    expect(await wrong.sums()).toEqual(await right.sums());
    expect(await wrong.store.corrections(match)).toEqual([
      { match, places: [2, 1], reason: 'scored the wrong way round', by: 'host', at: 5 },
    ]);
  });

  test('a list of one’s own results says what a result was corrected to, last', async () => {
    const all = results();
    const ids = [await all.record(['ann', 'bob'], [1, 2]), await all.record(['ann', 'bob'], [2, 1])];
    const correct = (match: string | undefined, places: readonly number[] | null) =>
      all.store.correct({ match: match as string, places, reason: 'wrong way round', by: 'host', at: 5 });
    const told = async (player: string) => (await all.store.results({ player })).map(({ place, won }) => [place, won]);
    await correct(ids[0], null);
    await correct(ids[0], [2, 1]);
    await correct(ids[1], [1, 1]);
    expect(await told('ann')).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(await told('bob')).toEqual([
      [1, false],
      [1, true],
    ]);
    await correct(ids[1], null);
    expect((await told('bob'))[0]).toEqual([null, false]);
  });

  test('a match that is ruled out does not count; one that does not exist cannot be', async () => {
    const all = results();
    const id = await all.record(['ann', 'bob'], [1, 2]);
    await all.counting.catchUp();
    await all.store.correct({ match: id, places: null, reason: 'a test', by: 'host', at: 5 });
    await all.counting.catchUp();
    expect((await all.sums()).tallies).toEqual([]);
    await expect(all.store.correct({ match: 'x', places: null, reason: '', by: 'host', at: 5 })).rejects.toThrow(
      'not over',
    );
    await expect(all.store.correct({ match: id, places: [1], reason: '', by: 'host', at: 5 })).rejects.toThrow(
      '2 seats',
    );
  });
});

describe('playing together', () => {
  const partners: Game = { ...game, scenario: () => 'rhino/standard' };

  test('is rated against the scenario, which differs with the number of players', async () => {
    const all = results(() => partners);
    await all.record(['ann', 'bob'], [1, 1], { together: 'won' });
    await all.record(['ann'], [1], { together: 'lost' });
    await all.counting.catchUp();
    expect(await one(all, 'bob')).toMatchObject({ games: 1, wins: 1, draws: 0 });
    expect(await one(all, 'ann', 'scenario', 'rhino/standard/1')).toMatchObject({ games: 1, wins: 0 });
    const of = (player: string) => ({ guild: 'guild', game: 'squad', player });
    const ratings = await all.store.ratingsAt(['rhino/standard/1', 'rhino/standard/2'].map(id => of(scenarioId(id))));
    expect(ratings[0]?.mu).toBeGreaterThan(25);
    expect(ratings[1]?.mu).toBeLessThan(50);
    expect(await one(all, 'ann', 'against', 'bob')).toBeUndefined();
    // A scenario is nobody: it stands in no table.
    const leaders = await all.store.leaders({ guild: 'guild', game: 'squad', by: 'rating', atLeast: 1, limit: 9 });
    expect(leaders.map(({ player }) => player).sort()).toEqual(['ann', 'bob']);
  });
  test('is given up at once only in the first round: their turns are rounds', async () => {
    const all = results(() => ({ ...partners, partners: true }));
    await all.record(['ann', 'bob', 'cat', 'dan'], [1, 1, 1, 1], { together: 'lost', conceded: true, turns: 4 });
    await all.record(['ann', 'bob', 'cat', 'dan'], [1, 1, 1, 1], { together: 'lost', conceded: true, turns: 1 });
    await all.counting.catchUp();
    expect(await one(all, 'ann')).toMatchObject({ games: 1, wins: 0 });
    expect(await one(all, 'ann', 'all', '', 'early')).toMatchObject({ games: 1 });
  });
});

test('a scenario meets as many as there are seats, also where one player has several of them', async () => {
  const partners: Game = { ...game, scenario: () => 'rhino/standard' };
  const [alone, both] = [results(() => partners), results(() => partners)];
  await alone.record(['ann', 'ann'], [1, 1], { together: 'won' });
  await both.record(['ann', 'bob'], [1, 1], { together: 'won' });
  for (const { counting } of [alone, both]) await counting.catchUp();
  const ratings = async ({ store }: typeof alone) =>
    store.ratingsAt(['ann', scenarioId('rhino/standard/2')].map(player => ({ guild: '', game: 'squad', player })));
  expect(await ratings(alone)).toHaveLength(2);
  expect(await ratings(alone)).toEqual(await ratings(both));
});

test('who plays two hands has played one match', async () => {
  const all = results();
  const cards = { A: { played: [3, 2] }, B: { played: [0, 1] } };
  await all.record(['ann', 'ann'], [1, 1], { together: 'won', facts: { cards } });
  await all.counting.catchUp();
  expect(await one(all, 'ann')).toMatchObject({ games: 1, wins: 1 });
  // What they have brought to either hand, and played from it, is theirs.
  for (const deck of ['storm', 'iron-man']) expect(await one(all, 'ann', 'deck', deck)).toMatchObject({ games: 1 });
  expect(await one(all, '', 'card', 'A')).toMatchObject({ games: 1, times: 5 });
  expect(await one(all, '', 'card', 'B')).toMatchObject({ games: 1, times: 1 });
  // One match of one person: what is counted by people adds up to matches.
  expect(await one(all, '', 'players', '1')).toMatchObject({ games: 1 });
  expect(await one(all, '', 'players', '2')).toBeUndefined();
});

test('what is counted for everybody is matches, however many sat there; heroes and decks are counted by who played them', async () => {
  const all = results();
  await all.record(['ann', 'bob', 'cat', 'dan'], [1, 2, 3, 4], { turns: 40, ruleset: 'quick' });
  await all.record(['ann', 'bob'], [1, 2], { turns: 10 });
  await all.counting.catchUp();
  expect(await one(all, '')).toMatchObject({ games: 2, turns: 50 });
  expect(await one(all, '', 'ruleset', 'quick')).toMatchObject({ games: 1 });
  expect(await one(all, '', 'players', '4')).toMatchObject({ games: 1 });
  expect(await one(all, '', 'deck', 'storm')).toMatchObject({ games: 3 });
  expect(await one(all, '', 'first', 'no')).toMatchObject({ games: 4 });
  const together = results(() => ({ ...game, scenario: () => 'rhino/standard' }));
  await together.record(['ann', 'bob', 'cat'], [1, 1, 1], { together: 'won' });
  await together.counting.catchUp();
  expect(await one(together, '', 'scenario', 'rhino/standard/3')).toMatchObject({ games: 1, wins: 1 });
});

describe('tables', () => {
  test('hold who has played enough and wants to be there, the best first', async () => {
    const all = results();
    for (let at = 0; at < 5; at++) await all.record(['ann', 'bob'], [1, 2]);
    for (let at = 0; at < 4; at++) await all.record(['cat', 'dan'], [1, 2]);
    await all.counting.catchUp();
    const table = async (by: 'rating' | 'wins', atLeast = 5) =>
      (await all.store.leaders({ guild: 'guild', game: 'squad', by, atLeast, limit: 9 })).map(({ player }) => player);
    expect(await table('rating')).toEqual(['ann', 'bob']);
    expect(await table('wins', 1)).toEqual(['ann', 'cat', 'dan', 'bob']);
    await all.store.setPlayerPreferences('ann', 'Ann', { tables: 'hidden' });
    expect(await table('rating')).toEqual(['bob']);
    expect(await table('wins')).toEqual(['bob']);
    expect((await all.store.leaders({ guild: '', game: 'squad', by: 'wins', atLeast: 1, limit: 2 })).length).toBe(2);
  });
});
