import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Field, Result, Round } from '../../src/leagues/field.js';
import { FORMATS, type FormatId } from '../../src/leagues/formats/index.js';
import { ranked } from '../../src/leagues/standings/rank.js';
import { matchPoints, placePoints } from '../../src/leagues/standings/score.js';
import { type Counted, seasonTable } from '../../src/leagues/standings/season.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { Evening, people } from './field.js';

type Played = readonly [players: readonly string[], result: Result];

/** A night of which only the results are told. */
function night(format: FormatId, rounds: readonly (readonly Played[])[], plan: Partial<Field['plan']> = {}): Field {
  const names = [...new Set(rounds.flat().flatMap(([players]) => players))].sort();
  return {
    plan: { format, rounds: null, bestOf: 1, tableSize: 2, seats: { min: 2, max: 8 }, ...plan },
    entries: names.map(player => ({ player, from: 1, until: null })),
    rounds: rounds.map((tables, at) => ({
      n: at + 1,
      seed: `seed ${at}`,
      tables: tables.map(([players, result], n) => ({ n: n + 1, players, result })),
    })),
  };
}

const won: Result = { places: [1, 2] };
const drawn: Result = { places: [1, 1] };
const order = (field: Field): string =>
  standings(field)
    .map(({ player }) => player)
    .join('');
const value = (field: Field, player: string, wanted: string): number | undefined =>
  standings(field)
    .find(one => one.player === player)
    ?.values.find(({ id }) => id === wanted)?.value;

describe('match points', () => {
  it('are 3 for a win or a bye, 1 for a draw, and nothing for not being there', () => {
    const field = night('swiss', [
      [
        [['a', 'b'], won],
        [['c', 'd'], drawn],
        [['e'], { places: [1] }],
      ],
      [
        [['a', 'c'], { places: [null, 1] }],
        [['b', 'd'], { places: [null, null] }],
      ],
    ]);
    expect(['a', 'b', 'c', 'd', 'e'].map(player => matchPoints(field, player))).toEqual([3, 0, 4, 1, 3]);
    expect(standings(field)[0]).toMatchObject({ player: 'c', won: 1, drawn: 1, lost: 0, byes: 0, place: 1 });
  });
});

describe('tie-breaks', () => {
  // a beats d, then b; b beats c; c beats d. a 6, b 3, c 3, d 0.
  const field = night('swiss', [
    [
      [['a', 'd'], { places: [1, 2], wins: [2, 0] }],
      [['b', 'c'], { places: [1, 2], wins: [2, 1] }],
    ],
    [
      [['a', 'b'], { places: [1, 2], wins: [2, 1] }],
      [['c', 'd'], { places: [1, 2], wins: [2, 0] }],
    ],
  ]);

  it('compare what the opponents have won, nobody counting as less than a third', () => {
    // b met c (3 of 6) and a (6 of 6); c met b (3 of 6) and d (none: a third).
    expect(value(field, 'b', 'opponents-matches')).toBe(750_000);
    expect(value(field, 'c', 'opponents-matches')).toBe(416_667);
    expect(order(field)).toBe('abcd');
  });

  it('then the single matches somebody has won, then those of the opponents', () => {
    expect(value(field, 'b', 'games')).toBe(500_000);
    expect(value(field, 'c', 'games')).toBe(600_000);
    // c met b (3 of 6) and d (none of 4: a third).
    expect(value(field, 'c', 'opponents-games')).toBe(416_667);
  });

  it('leave byes out', () => {
    const odd = night('swiss', [
      [
        [['a', 'b'], won],
        [['c'], { places: [1] }],
      ],
      [
        [['a', 'c'], won],
        [['b'], { places: [1] }],
      ],
    ]);
    expect(value(odd, 'c', 'opponents-matches')).toBe(1_000_000);
    expect(value(odd, 'c', 'games')).toBe(0);
  });

  it('then look at who won when they met, then draw lots from the seed of the first round', () => {
    const circle: Played[][] = [[[['a', 'b'], won]], [[['b', 'c'], won]], [[['c', 'a'], won]]];
    const field = night('round-robin', [...circle, [[['a', 'd'], won]], [[['b', 'd'], won]], [[['c', 'd'], won]]]);
    const places = standings(field).map(({ place }) => place);
    expect(places).toEqual([1, 2, 3, 4]);
    expect(value(field, 'a', 'head-to-head')).toBe(3);
    const others = [...Array(8).keys()].map(n =>
      order({ ...field, rounds: field.rounds.map((round, at) => (at === 0 ? { ...round, seed: `${n}` } : round)) }),
    );
    expect(new Set(others.map(one => one.slice(0, 3))).size).toBeGreaterThan(1);
    expect(new Set(others.map(one => one.slice(3)))).toEqual(new Set(['d']));
  });

  it('draws the same lots when somebody has been forgotten', () => {
    const circle: Played[][] = [[[['a', 'b'], won]], [[['b', 'c'], won]], [[['c', 'a'], won]]];
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const [first, ...rest] = night('round-robin', circle).rounds;
      const field = { ...night('round-robin', circle), rounds: [{ ...first, seed } as Round, ...rest] };
      const forgotten = JSON.parse(JSON.stringify(field).replaceAll('"b"', '"former:1"')) as Field;
      expect(order(forgotten).replace('former:1', 'b')).toBe(order(field));
    }
  });

  it('head to head counts only those who are equal until then', () => {
    const field = night('round-robin', [
      [
        [['b', 'a'], won],
        [['c', 'd'], won],
      ],
      [
        [['a', 'c'], won],
        [['d', 'b'], won],
      ],
      [
        [['a', 'd'], drawn],
        [['b', 'c'], drawn],
      ],
    ]);
    // All have 4 points: a beat c, b beat a, c beat d, d beat b, all drew once.
    for (const player of ['a', 'b', 'c', 'd']) expect(value(field, player, 'head-to-head')).toBe(4);
    const [, ...rest] = field.rounds;
    const later = { ...field, rounds: rest };
    // a and d have 4, b and c 1: only the draw between a and d counts between these.
    expect(value(later, 'a', 'head-to-head')).toBe(1);
    expect(value(later, 'd', 'head-to-head')).toBe(1);
  });
});

describe('points for places', () => {
  const at = (places: Result['places'], tableSize = 4): number[] => {
    const players = places.map((_, n) => `p${n}`);
    const field = night('points', [[[players, { places }]]], { tableSize });
    return players.map(player => placePoints(field, player));
  };

  it('are worth as much at smaller tables, and shared by who shares places', () => {
    expect(at([1, 2, 3, 4])).toEqual([4, 3, 2, 1]);
    expect(at([2, 1, 3])).toEqual([3, 4, 2]);
    expect(at([1, 1, 3, 4])).toEqual([3.5, 3.5, 2, 1]);
    expect(at([1, 2, 2, 2])).toEqual([4, 2, 2, 2]);
    expect(at([1, null, 2, null])).toEqual([4, 0, 3, 0]);
  });

  it('put who has more firsts ahead at equal points, then who was ahead of the others', () => {
    const field = night(
      'points',
      [
        [[['a', 'b', 'c'], { places: [1, 2, 3] }]],
        [[['a', 'b', 'c'], { places: [3, 2, 1] }]],
        [[['a', 'b', 'c'], { places: [2, 1, 3] }]],
      ],
      { tableSize: 3 },
    );
    expect(value(field, 'a', 'place-points')).toBe(6);
    expect(value(field, 'b', 'place-points')).toBe(7);
    expect(order(field)).toBe('bac');
    const equal = night('points', [[[['a', 'b'], won]], [[['b', 'a'], won]], [[['a', 'b'], drawn]]]);
    expect(value(equal, 'a', 'ahead-of')).toBe(1);
  });

  it('count a bye as a table won', () => {
    const field = night('points', [
      [
        [['a', 'b'], won],
        [['c'], { places: [1] }],
      ],
      [
        [['c', 'b'], won],
        [['a'], { places: [1] }],
      ],
    ]);
    expect(['a', 'b', 'c'].map(player => value(field, player, 'firsts'))).toEqual([2, 0, 2]);
  });
});

it('a duplicate night ranks tables: won, then rounds, then what was done; who was not there comes last', () => {
  const feat = (won: boolean, rounds: number, effort: number) => ({ won, rounds, effort });
  const field = night('duplicate', [
    [
      [['a', 'b'], { places: [1, 1], feat: feat(false, 9, 80) }],
      [['c', 'd'], { places: [1, null], feat: feat(true, 7, 50) }],
      [['e', 'f'], { places: [1, 1], feat: feat(true, 6, 40) }],
      [['g', 'h'], { places: [1, 1], feat: feat(true, 7, 60) }],
      [['i', 'j'], { places: [1, 1], feat: feat(false, 5, 90) }],
    ],
  ]);
  expect(standings(field).map(({ player, place }) => `${player}${place}`)).toEqual([
    ...['e1', 'f1', 'g3', 'h3', 'c5', 'a6', 'b6', 'i8', 'j8', 'd10'],
  ]);
});

describe('an order by criteria', () => {
  property.prop([fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { maxLength: 12 })])(
    'is by the first that differs; equals share a place',
    rows => {
      const names = rows.map((_, at) => String(at));
      const of = (player: string): readonly number[] => rows[Number(player)] ?? [];
      const table = ranked(
        names,
        [0, 1, 2].map(n => player => of(player)[n] ?? 0),
      );
      expect(table.map(({ player }) => player).sort()).toEqual([...names].sort());
      const compare = (one: string, other: string): number =>
        [0, 1, 2].map(n => (of(other)[n] ?? 0) - (of(one)[n] ?? 0)).find(gap => gap !== 0) ?? 0;
      for (const { player, place } of table)
        expect(place).toBe(1 + names.filter(other => compare(other, player) < 0).length);
    },
  );

  property.prop([fc.constantFrom(...FORMATS), fc.integer({ min: 2, max: 14 }), fc.string()], { numRuns: 30 })(
    'does not depend on the order in which tables are listed',
    (format, count, seed) => {
      const evening = new Evening(format, people(count), seed, { tableSize: 4, seats: { min: 2, max: 4 } });
      while (evening.pair())
        evening.settle(table => ({
          ...evening.result(table, 'chance', !['single', 'double'].includes(format)),
          ...(format === 'duplicate' && { feat: { won: true, rounds: table.n, effort: 1 } }),
        }));
      const turned = {
        ...evening.field,
        rounds: evening.field.rounds.map(one => ({ ...one, tables: [...one.tables].reverse() })),
      };
      expect(standings(turned)).toEqual(standings(evening.field));
    },
  );
});

const inSeason = (award: readonly number[], field: Field): Counted => ({
  plan: { award, format: field.plan.format, seasonPoints: 'places' },
  standings: standings(field),
});

it('a season adds up what places are worth; who took no part gets nothing', () => {
  const of = (...players: string[]) =>
    inSeason([5, 3], night('swiss', [players.slice(1).map(player => [[players[0] as string, player], won])]));
  const [first, second] = [of('a', 'b'), of('b', 'a')];
  const table = seasonTable([first, second, of('c', 'a')], null);
  expect(table).toEqual([
    { player: 'a', place: 1, points: 11, nights: 3, counted: 3, first: 1, best: 1 },
    { player: 'b', place: 2, points: 8, nights: 2, counted: 2, first: 1, best: 1 },
    { player: 'c', place: 3, points: 5, nights: 1, counted: 1, first: 1, best: 1 },
  ]);
  expect(seasonTable([first, second], null).map(({ place }) => place)).toEqual([1, 1]);
  const idle = inSeason([5], { ...night('swiss', []), entries: [{ player: 'z', from: 1, until: 0 }] });
  expect(seasonTable([idle], null)).toEqual([]);
});

it('a season can count the best nights of each player alone', () => {
  const of = (...players: string[]) =>
    inSeason([5, 3], night('swiss', [players.slice(1).map(player => [[players[0] as string, player], won])]));
  const nights = [of('a', 'b'), of('b', 'a'), of('b', 'a'), of('c', 'a')];
  expect(seasonTable(nights, 2)).toEqual([
    { player: 'b', place: 1, points: 10, nights: 3, counted: 2, first: 2, best: 1 },
    { player: 'a', place: 2, points: 8, nights: 4, counted: 2, first: 1, best: 1 },
    { player: 'c', place: 3, points: 5, nights: 1, counted: 1, first: 1, best: 1 },
  ]);
});

it('a season can count what results are worth in each format', () => {
  const worth = (field: Field): unknown[] =>
    seasonTable(
      [{ ...inSeason([5, 3], field), plan: { award: [], format: field.plan.format, seasonPoints: 'results' } }],
      null,
    ).map(({ player, points }) => [player, points]);
  const swiss = night('swiss', [[[['a', 'b'], won]], [[['a', 'b'], drawn]]]);
  expect(worth(swiss)).toEqual([
    ['a', 4],
    ['b', 1],
  ]);
  const several = night('points', [[[['a', 'b', 'c'], { places: [1, 2, 3] }]]], { tableSize: 3 });
  expect(worth(several)).toEqual([
    ['a', 3],
    ['b', 2],
    ['c', 1],
  ]);
});

it('a season gives nothing to somebody who came to none of their tables', () => {
  const missed = night('swiss', [
    [[['a', 'b'], won]],
    [[['a', 'c'], { places: [1, null] }]],
    [[['b', 'c'], { places: [1, null] }]],
  ]);
  expect(seasonTable([inSeason([5, 3, 2], missed)], null).map(({ player }) => player)).toEqual(['a', 'b']);
  const [came, both] = [
    night('swiss', [[[['a', 'c'], { places: [1, null] }]], [[['c', 'a'], { places: [2, 1] }]]]),
    night('swiss', [[[['a', 'c'], { places: [null, null] }]]]),
  ];
  expect(seasonTable([inSeason([5, 3], came)], null)).toMatchObject([{ player: 'a' }, { player: 'c' }]);
  expect(seasonTable([inSeason([5, 3], both)], null)).toEqual([]);
});

describe('a duplicate night in a season', () => {
  const feat = (won: boolean, rounds: number, effort: number) => ({ won, rounds, effort });
  const points = (...tables: Played[]): Record<string, number> =>
    Object.fromEntries(
      seasonTable([inSeason([12, 10, 8, 7], night('duplicate', [tables], { seats: { min: 1, max: 4 } }))], null).map(
        one => [one.player, one.points],
      ),
    );

  it('pays by the place of the table, however many sit there; after two that are equal a place is left out', () => {
    const tables: Played[] = [
      [['a', 'b', 'c'], { places: [1, 1, 1], feat: feat(true, 5, 40) }],
      [['d', 'e'], { places: [1, 1], feat: feat(true, 6, 40) }],
      [['f'], { places: [1], feat: feat(true, 6, 40) }],
      [['g'], { places: [1], feat: feat(true, 9, 90) }],
    ];
    expect(points(...tables)).toEqual({ a: 12, b: 12, c: 12, d: 10, e: 10, f: 10, g: 7 });
  });

  it('pays a table that lost for taking part, wherever it stands, and counts no night as won', () => {
    const tables: Played[] = [
      [['a'], { places: [1], feat: feat(false, 9, 80) }],
      [['b', 'c'], { places: [1, null], feat: feat(false, 8, 80) }],
    ];
    expect(points(...tables)).toEqual({ a: 1, b: 1 });
    const [first] = seasonTable([inSeason([12], night('duplicate', [tables], { seats: { min: 1, max: 4 } }))], null);
    expect(first).toMatchObject({ player: 'a', first: 0, nights: 1 });
    expect(points([['a'], { places: [1], feat: feat(true, 9, 80) }], tables[1] as Played)).toEqual({ a: 12, b: 1 });
  });
});

it('a ladder in a season: who left a table early takes no place from the tables behind it', () => {
  const step = (won: boolean, rounds: number): Pick<Result, 'feat'> => ({ feat: { won, rounds, effort: 9 } });
  const field = night(
    'ladder',
    [
      [
        [['a', 'b'], { places: [1, 1], ...step(true, 3) }],
        [['c'], { places: [1], ...step(true, 5) }],
      ],
      [[['a'], { places: [1], ...step(true, 3) }]],
    ],
    { seats: { min: 1, max: 4 }, ladder: [1, 2].map(n => ({ ruleset: `${n}`, options: null })) },
  );
  expect(order(field)).toBe('abc');
  expect(seasonTable([inSeason([12, 10, 8], field)], null)).toMatchObject([
    { player: 'a', points: 12 },
    { player: 'b', points: 10 },
    { player: 'c', points: 10 },
  ]);
});
