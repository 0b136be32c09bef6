import { describe, expect, it } from 'vitest';
import type { Field, Result } from '../../src/leagues/field.js';
import { teamsFrom, teamsOf } from '../../src/leagues/formats/teams.js';
import { seasonTable } from '../../src/leagues/standings/season.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { Evening, people } from './field.js';
import { LeagueHouse, person, refusal, wished } from './house.js';

const value = (field: Field, player: string, id: string): number | undefined =>
  standings(field)
    .find(one => one.player === player)
    ?.values.find(one => one.id === id)?.value;

/** Of two teams at the first tables: how each table ends for those of the team of `p1`, in the order of its members. */
function meeting(ends: readonly ('won' | 'drawn' | 'lost')[]): Field {
  const evening = new Evening('teams', people(4), 'meeting', { rounds: 1 });
  evening.pair();
  evening.settle(({ players }): Result => {
    const mine = players.findIndex(player => ['p1', 'p2'].includes(player));
    const end = ends[Number(players[mine]?.slice(1)) - 1];
    if (end === 'drawn') return { places: [1, 1] };
    return { places: players.map((_, at) => ((at === mine) === (end === 'won') ? 1 : 2)) };
  });
  return evening.field;
}

describe('teams', () => {
  it('are players who name the same, then the rest as they came', () => {
    const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(player => ({ player }));
    const team = (at: number, name: string) => Object.assign(players[at] as object, { team: name });
    team(1, 'Reds');
    team(4, 'Reds');
    team(2, 'Blues');
    expect(teamsFrom(players)).toEqual([['b', 'e'], ['c', 'a'], ['d', 'f'], ['g']]);
  });

  it.each([8, 12, 14])(
    'meet as teams: each of %i players meets one of the other team, and no team meets twice',
    count => {
      const evening = new Evening('teams', people(count), 'meet');
      const met = new Set<string>();
      while (evening.pair()) {
        const teamOf = (player: string): number => teamsOf(evening.field).findIndex(team => team.includes(player));
        const boards = evening.tables.map(({ players }) => players.map(teamOf).sort((one, other) => one - other));
        const pairs = boards.filter(({ length }) => length === 2).map(String);
        for (const pair of new Set(pairs)) {
          expect(pairs.filter(one => one === pair)).toHaveLength(2);
          expect(met).not.toContain(pair);
          met.add(pair);
        }
        expect(evening.tables.flatMap(({ players }) => players).sort()).toEqual(people(count).sort());
        // At odd numbers a whole team has a bye.
        const byes = boards.filter(({ length }) => length === 1).map(String);
        expect([byes.length, new Set(byes).size]).toEqual(count % 4 === 0 ? [0, 0] : [2, 1]);
        evening.settle(table => evening.result(table, 'chance'));
      }
      expect(met.size).toBeGreaterThan(count / 4);
    },
  );

  it('win by the score of both their tables', () => {
    for (const [ends, ours, theirs] of [
      [['won', 'won'], 3, 0],
      [['won', 'drawn'], 3, 0],
      [['won', 'lost'], 1, 1],
      [['drawn', 'drawn'], 1, 1],
      [['drawn', 'lost'], 0, 3],
    ] as const) {
      const field = meeting(ends);
      expect(['p1', 'p2', 'p3', 'p4'].map(player => value(field, player, 'team-points'))).toEqual([
        ...[ours, ours, theirs, theirs],
      ]);
    }
    expect(value(meeting(['won', 'drawn']), 'p2', 'team-games')).toBe(750_000);
  });

  it('share their place, and take one place of a season together', () => {
    const field = meeting(['won', 'won']);
    expect(standings(field).map(({ player, place }) => [player, place])).toEqual([
      ['p1', 1],
      ['p2', 1],
      ['p3', 3],
      ['p4', 3],
    ]);
    const plan = { award: [12, 10, 8], format: 'teams', seasonPoints: 'places' } as const;
    const season = seasonTable([{ plan, standings: standings(field) }], null);
    expect(season.map(({ points }) => points)).toEqual([12, 12, 10, 10]);
  });

  it('win a night together, and are worth what their team has won where a season counts results', () => {
    const field = meeting(['won', 'drawn']);
    const plan = { award: [], format: 'teams', seasonPoints: 'results' } as const;
    const season = seasonTable([{ plan, standings: standings(field) }], null);
    expect(season.map(({ player, points, first }) => [player, points, first]).sort()).toEqual([
      ['p1', 3, 1],
      ['p2', 3, 1],
      ['p3', 0, 0],
      ['p4', 0, 0],
    ]);
  });

  it('play on with the players who are left: a player who meets nobody has won their table', () => {
    const evening = new Evening('teams', people(8), 'left', { rounds: 2 });
    evening.pair();
    evening.settle(table => evening.result(table, 'strength'));
    evening.drop('p2');
    evening.pair();
    const mine = evening.tables.filter(({ players }) => players.includes('p1'));
    const alone = evening.tables.filter(({ players }) => players.length === 1);
    expect([mine.length, alone.length]).toEqual([1, 1]);
    evening.settle(({ players }) => ({ places: players.map(player => (player === 'p1' ? 1 : 2)) }));
    evening.drop('p1');
    expect(standings(evening.field)).toHaveLength(8);
  });
});

it('people sign up for a team by its name, two for each', async () => {
  const house = new LeagueHouse();
  const { id } = await house.leagues.create(wished({ format: 'teams' }));
  for (const player of ['a', 'b', 'c']) await house.leagues.join(id, person(player), null);
  await house.leagues.join(id, person('d'), null, 'Reds');
  await house.leagues.join(id, person('b'), null, 'Reds');
  expect(await refusal(house.leagues.join(id, person('c'), null, 'Reds'))).toBe('league-team-full');
  await house.leagues.start(id, 'host');
  await house.seeTo();
  const night = await house.leagues.night(id);
  expect(night.teams).toEqual([
    ['b', 'd'],
    ['a', 'c'],
  ]);
  expect(night.rounds[0]?.tables).toHaveLength(2);
  const swiss = await house.leagues.create(wished({ name: 'Other' }));
  expect(await refusal(house.leagues.join(swiss.id, person('a'), null, 'Reds'))).toBe('league-option');
});
