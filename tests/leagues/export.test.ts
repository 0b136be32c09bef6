import { describe, expect, it } from 'vitest';
import { seasonMeant } from '../../src/discord/leagues/creating.js';
import { csvOf } from '../../src/discord/render/csv.js';
import { exported } from '../../src/leagues/exporting.js';
import { seriesIn } from '../../src/leagues/history.js';
import type { Night } from '../../src/leagues/night.js';
import { LeagueRefused } from '../../src/leagues/refused.js';
import type { MatchRow } from '../../src/store/index.js';
import { DAY, LeagueHouse, person, refusal, ten, wished } from './house.js';

const why = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof LeagueRefused) return error.code;
    throw error;
  }
  return 'it was not refused';
};

/** Gives up for the second at each table, until the night is over. */
async function toTheEnd(house: LeagueHouse, id: string): Promise<Night> {
  for (let open = await house.open(id); open.length > 0; open = await house.open(id)) {
    for (const match of open) {
      await house.ready(match);
      await house.matches.concede(match.id, match.seats.map(({ player }) => player as string).sort()[1] as string);
    }
    await house.seeTo();
  }
  return house.leagues.night(id);
}

describe('what can be taken along of a night', () => {
  it('is its standings and pairings, from the first round on', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ rounds: 1 }));
    expect(why(() => exported({ phase: 'sign-up', rounds: [], plan: {} } as unknown as Night, 'standings'))).toBe(
      'league-not-begun',
    );
    for (const player of ['a', 'b', 'c']) await house.leagues.join(id, person(player), null);
    await house.leagues.start(id, 'host');
    await house.seeTo();
    const night = await toTheEnd(house, id);
    const table = exported(night, 'standings', true);
    expect(table.columns.slice(0, 8)).toEqual(['place', 'player', 'name', 'won', 'drawn', 'lost', 'byes', 'left']);
    const points = table.columns.indexOf('points');
    expect(table.rows.map(row => [row[1], row[2], row[points]]).sort()).toEqual(
      table.rows.map(row => [row[1], String(row[1]).toUpperCase(), row[3] === 1 || row[6] === 1 ? 3 : 0]).sort(),
    );
    const pairings = exported(night, 'pairings');
    expect(pairings.rows).toHaveLength(3);
    const bye = pairings.columns.indexOf('bye');
    expect(pairings.rows.filter(row => row[bye] === true)).toHaveLength(1);
    const seed = pairings.columns.indexOf('seed');
    expect(new Set(pairings.rows.map(row => row[seed]))).toEqual(new Set([night.rounds[0]?.seed]));
  });

  it('names players, no two alike, and holds their ids only for who asks for them', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ format: 'teams', rounds: 1, deckLock: true, lists: 'open' }));
    const names = { 'id-1': 'Theo', 'id-2': 'Theo', 'id-3': 'Theo (2)', 'id-4': 'Ines' };
    for (const [player, name] of Object.entries(names))
      await house.leagues.join(
        id,
        { id: player, name },
        ten,
        player === 'id-1' || player === 'id-4' ? 'Storm *9*' : null,
      );
    await house.leagues.start(id, 'host');
    await house.seeTo();
    const night = await house.leagues.night(id);
    for (const what of ['standings', 'pairings', 'decks'] as const) {
      const { columns, rows } = exported(night, what);
      expect(columns).not.toContain('player');
      expect(rows.every(row => row.length === columns.length)).toBe(true);
      expect(JSON.stringify(rows)).not.toMatch(/id-[1-4]/);
      const named = rows.map(row => row[columns.indexOf('name')]);
      expect([...new Set(named)].sort()).toEqual(['Ines', 'Theo', 'Theo (2)', 'Theo (3)']);
      expect(JSON.stringify(exported(night, what, true).rows)).toMatch(/id-1.*id-|id-.*id-1/);
    }
    const { columns, rows } = exported(night, 'standings');
    const teams = rows.map(row => [row[columns.indexOf('name')], row[columns.indexOf('team')]]);
    expect(Object.fromEntries(teams)).toEqual({ Theo: 'Storm *9*', Ines: 'Storm *9*', 'Theo (2)': 2, 'Theo (3)': 2 });
  });

  it('is the deck lists, from the start where they are open and after the end where not', async () => {
    for (const lists of ['open', 'closed'] as const) {
      const house = new LeagueHouse();
      const { id } = await house.leagues.create(wished({ rounds: 1, deckLock: true, lists, most: 2 }));
      for (const player of ['a', 'b', 'waits']) await house.leagues.join(id, person(player), ten);
      const now = async (): Promise<string> => {
        const night = await house.leagues.night(id);
        return why(() => exported(night, 'decks'));
      };
      expect(await now()).toBe('league-lists-closed');
      await house.leagues.start(id, 'host');
      await house.seeTo();
      expect(await now()).toBe(lists === 'open' ? 'it was not refused' : 'league-lists-closed');
      const night = await toTheEnd(house, id);
      expect(exported(night, 'decks').rows).toEqual([
        ['A', 'ten', 10, 'a'],
        ['B', 'ten', 10, 'a'],
      ]);
    }
    const house = new LeagueHouse();
    expect(await refusal(house.leagues.create(wished({ lists: 'open' })))).toBe('league-no-lists');
    const free = await toTheEnd(house, await house.begun({ rounds: 1 }, ['a', 'b']));
    expect(why(() => exported(free, 'decks'))).toBe('league-no-lists');
  });

  it('holds no secret of a night whose tables share one', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'duplicate', game: 'raid', deckLock: true, lists: 'open' }, ['a', 'b']);
    const night = await house.leagues.night(id);
    const [match] = (await house.open(id)) as [MatchRow];
    const all = (['standings', 'pairings', 'decks'] as const).map(what => JSON.stringify(exported(night, what)));
    for (const secret of [night.plan.root as string, match.secret]) expect(all.join()).not.toContain(secret);
  });

  it('is never taken for a formula by a spreadsheet, and keeps its cells apart', () => {
    expect(
      csvOf(
        ['name', 'won'],
        [
          ['=SUM(A1)', 1],
          ['a "b", c', true],
        ],
      ),
    ).toBe('name,won\r\n\'=SUM(A1),1\r\n"a ""b"", c",true\r\n');
    // Where semicolons part cells, quotes around a cell do not hold it together.
    expect(csvOf(['name'], [['Ann;=SUM(A1)'], [' ＝1'], ['Jean-Luc; @home'], [-1], ['[0,-1]']])).toBe(
      "name\r\nAnn;'=SUM(A1)\r\n' ＝1\r\nJean-Luc;' @home\r\n-1\r\n\"[0,-1]\"\r\n",
    );
  });
});

describe('a season of so many nights', () => {
  it('is read as hosts write it', () => {
    expect(seasonMeant('4')).toEqual({ seasonBest: 4, seasonNights: null });
    for (const typed of ['4 of 6', ' best 4 out of 6 ', 'Best 4 of 6'])
      expect(seasonMeant(typed)).toEqual({ seasonBest: 4, seasonNights: 6 });
    for (const wrong of ['', '0', '7 of 6', '4 of', 'four', '4/6'])
      expect(why(() => seasonMeant(wrong))).toBe('league-season-best');
  });

  it('ends its series with the last of them', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ season: 'Autumn', ...seasonMeant('1 of 2') }));
    await house.leagues.schedule(id, 'host', house.time + DAY, 7);
    for (let n = 1; n <= 2; n++) {
      const [{ id: night } = { id: '' }] = await house.leagues.nights({ guild: 'guild', status: 'open' });
      for (const player of ['a', 'b']) await house.leagues.join(night, person(player), ten);
      await house.leagues.start(night, 'host');
      await house.seeTo();
      await toTheEnd(house, night);
    }
    await house.pass(20 * DAY);
    const all = await house.leagues.nights({ guild: 'guild' });
    expect(all).toHaveLength(2);
    expect(all.every(({ status }) => status === 'over')).toBe(true);
    const more = wished({ season: 'Autumn', seasonBest: 3, seasonNights: 2 });
    expect(await refusal(house.leagues.create(more))).toBe('league-season-best');
    expect(await refusal(house.leagues.create(wished({ seasonNights: 2 })))).toBe('league-needs-season');
  });
});

it('prizes are kept as written, can change during the night, and have to show something', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ prizes: 'A  booster\nfor the winner' }, ['a', 'b']);
  expect((await house.leagues.night(id)).plan.prizes).toBe('A booster for the winner');
  await house.leagues.edit(id, 'host', { prizes: null });
  expect((await house.leagues.night(id)).plan.prizes).toBeNull();
  expect(await refusal(house.leagues.edit(id, 'host', { prizes: ' ' }))).toBe('league-prizes');
});

it('past nights are told with their winners, and those of one name together', async () => {
  const house = new LeagueHouse();
  for (const name of ['Friday', 'Friday', 'Sunday']) {
    await toTheEnd(house, await house.begun({ name, rounds: 1, season: name }, ['a', 'b']));
    house.time += DAY;
  }
  const { id } = await house.leagues.create(wished({ name: 'Cancelled' }));
  await house.leagues.finish(id, 'host');
  const { nights: past, hasOlder } = await house.leagues.past('guild', null);
  expect(hasOlder).toBe(false);
  expect(past.map(({ night, winners }) => [night.plan.name, winners])).toEqual([
    ['Sunday', ['a']],
    ['Friday', ['a']],
    ['Friday', ['a']],
  ]);
  expect(seriesIn(past)).toEqual([{ name: 'Friday', nights: 2, best: [{ player: 'a', wins: 2 }] }]);
  expect((await house.leagues.past('guild', 'Sunday')).nights).toHaveLength(1);
  expect((await house.leagues.past('elsewhere', null)).nights).toEqual([]);
});
