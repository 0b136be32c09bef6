import { fc, test as property } from '@fast-check/vitest';
import blossom from 'edmonds-blossom-fixed';
import { describe, expect, it } from 'vitest';
import { byesOf, type Field, isBye, Meetings, tablesOf } from '../../src/leagues/field.js';
import { openings } from '../../src/leagues/formats/bracket.js';
import { FORMATS, paired, roundsOf } from '../../src/leagues/formats/index.js';
import { sizes } from '../../src/leagues/pairing/grouping.js';
import { matchPoints } from '../../src/leagues/standings/score.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { Evening, people } from './field.js';

/** The field as it was before its last round. */
const earlier = (field: Field): Field => ({ ...field, rounds: field.rounds.slice(0, -1) });

/** Everybody there is at one table, and nobody else is at any. */
function onceEach({ field, tables }: Evening): void {
  const there = field.entries.filter(({ from, until }) => from <= field.rounds.length && until === null);
  expect(tables.flatMap(({ players }) => players).sort()).toEqual(there.map(({ player }) => player).sort());
  expect(tables.map(({ n }) => n)).toEqual(tables.map((_, at) => at + 1));
}

/** Fewest byes for those who have had one, and then fewest rematches, that any pairing of this round could have come to, by trying all. */
function fewest(field: Field, players: readonly string[]): [number, number] {
  const meetings = new Meetings(field);
  const byes = (player: string): number =>
    tablesOf(field).filter(table => isBye(field, table) && table.players[0] === player).length;
  const best = (left: readonly string[]): [number, number] => {
    const [one, ...rest] = left;
    if (one === undefined) return [0, 0];
    const ways = rest.map((other): [number, number] => {
      const [again, bye] = best(rest.filter(player => player !== other));
      return [again + meetings.of(one, other), bye];
    });
    if (left.length % 2 === 1) {
      const [again, bye] = best(rest);
      ways.push([again, bye + byes(one)]);
    }
    return ways.sort((a, b) => a[1] - b[1] || a[0] - b[0])[0] as [number, number];
  };
  return best(players);
}

function met(field: Field): [number, number] {
  const past = earlier(field);
  const meetings = new Meetings(past);
  const tables = field.rounds.at(-1)?.tables ?? [];
  const again = tables.reduce(
    (sum, { players: [one = '', other] }) => sum + (other === undefined ? 0 : meetings.of(one, other)),
    0,
  );
  const second = tables
    .filter(table => isBye(field, table))
    .reduce(
      (sum, { players }) =>
        sum + tablesOf(past).filter(table => isBye(past, table) && table.players[0] === players[0]).length,
      0,
    );
  return [again, second];
}

describe('Swiss', () => {
  it('takes as many rounds as leave one who has won them all', () => {
    const rounds = [2, 3, 4, 5, 8, 9, 16, 17, 60].map(n => roundsOf(new Evening('swiss', people(n)).field));
    expect(rounds).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6]);
    expect(roundsOf(new Evening('swiss', people(8), '', { rounds: 5 }).field)).toBe(5);
  });

  it('pairs people who stand alike', () => {
    const evening = new Evening('swiss', people(16), 'alike');
    while (evening.pair()) {
      const past = earlier(evening.field);
      for (const { players } of evening.tables) {
        const [one, other] = players.map(player => matchPoints(past, player));
        expect(one).toBe(other);
      }
      evening.settle(table => evening.result(table, 'strength'));
    }
    expect(standings(evening.field)[0]).toMatchObject({ player: 'p16', won: 4, place: 1 });
  });

  it.each(['a', 'b', 'c'])(
    'gives nobody a second bye before everybody had one, and the lowest of the others theirs: %s',
    seed => {
      const evening = new Evening('swiss', people(7), seed, { rounds: 15 });
      while (evening.pair()) {
        const past = earlier(evening.field);
        const byes = (player: string): number => byesOf(past, player);
        const bye = evening.tables.find(({ players }) => players.length === 1)?.players[0] as string;
        const least = Math.min(...people(7).map(byes));
        expect(byes(bye)).toBe(least);
        // Who has not had one and stands lower got none only where somebody would have to meet again.
        const lower = people(7).filter(
          player => byes(player) === least && matchPoints(past, player) < matchPoints(past, bye),
        );
        for (const player of lower) {
          const others = people(7).filter(other => other !== player);
          expect(fewest(past, others)[0]).toBeGreaterThan(met(evening.field)[0]);
        }
        evening.settle(table => evening.result(table, 'chance'));
      }
    },
  );

  it('draws by the seed who has the bye among equals', () => {
    const drawn = [...Array(12).keys()].map(n => {
      const evening = new Evening('swiss', people(5), 'equals');
      evening.pair(`seed ${n}`);
      return evening.tables.at(-1)?.players[0];
    });
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it('gives the bye at odd numbers to one of the last', () => {
    const evening = new Evening('swiss', people(7), 'odd');
    evening.pair();
    evening.settle(table => evening.result(table, 'strength'));
    evening.pair();
    const bye = evening.tables.find(({ players }) => players.length === 1)?.players[0] as string;
    expect(matchPoints(earlier(evening.field), bye)).toBe(0);
    expect(evening.tables.at(-1)?.players).toEqual([bye]);
  });

  property.prop(
    [fc.integer({ min: 2, max: 9 }), fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 7 })],
    { numRuns: 60 },
  )('has no avoidable rematch and no avoidable second bye, with drops and late entries', (count, seed, rounds) => {
    const evening = new Evening('swiss', people(count), seed, { rounds });
    while (evening.pair()) {
      onceEach(evening);
      const players = evening.tables.flatMap(table => table.players);
      expect(met(evening.field)).toEqual(fewest(earlier(evening.field), players));
      evening.settle(table => evening.result(table, 'chance', true));
      if (evening.random.int(4) === 0) evening.drop(evening.random.pick(players));
      if (evening.random.int(4) === 0 && players.length < 9) evening.late(`late${evening.field.entries.length}`);
    }
  });

  it('has none with sixty people and eight rounds either', () => {
    const evening = new Evening('swiss', people(60), 'sixty', { rounds: 8 });
    while (evening.pair()) {
      onceEach(evening);
      expect(met(evening.field)).toEqual([0, 0]);
      evening.settle(table => evening.result(table, 'chance'));
    }
  });

  it('pairs again those who have met where nobody else is left, as seldom as it goes', () => {
    const evening = new Evening('swiss', people(4), 'again', { rounds: 5 });
    evening.play('chance');
    const meetings = new Meetings(evening.field);
    const counts = people(4).flatMap((one, at) =>
      people(4)
        .slice(at + 1)
        .map(other => meetings.of(one, other)),
    );
    expect(counts.sort()).toEqual([1, 1, 2, 2, 2, 2]);
  });
});

describe('round robin', () => {
  it.each(['round-robin', 'groups'] as const)(
    '%s: nobody has the first seat oftener than the second by more than one',
    format => {
      for (let count = 2; count <= 25; count++) {
        const evening = new Evening(format, people(count), `seats ${count}`);
        while (evening.pair() && evening.field.advanced == null) {
          evening.settle(table => evening.result(table, 'chance'));
          const pairs = tablesOf(evening.field).filter(({ players }) => players.length === 2);
          for (const player of people(count)) {
            const [first, second] = [0, 1].map(seat => pairs.filter(({ players }) => players[seat] === player).length);
            expect(Math.abs((first as number) - (second as number))).toBeLessThanOrEqual(1);
          }
        }
      }
    },
  );

  property.prop([fc.integer({ min: 2, max: 13 }), fc.string()], { numRuns: 30 })(
    'lets everybody meet everybody once, and have a bye once at odd numbers',
    (count, seed) => {
      const evening = new Evening('round-robin', people(count), seed);
      while (evening.pair()) {
        onceEach(evening);
        evening.settle(table => evening.result(table, 'chance'));
      }
      const meetings = new Meetings(evening.field);
      for (const [at, one] of people(count).entries())
        for (const other of people(count).slice(at + 1)) expect(meetings.of(one, other)).toBe(1);
      const byes = tablesOf(evening.field).filter(table => isBye(evening.field, table));
      expect(byes).toHaveLength(count % 2 === 0 ? 0 : count);
      expect(evening.field.rounds).toHaveLength(roundsOf(evening.field) ?? 0);
    },
  );

  it('gives a bye to players who would meet somebody who has left', () => {
    const evening = new Evening('round-robin', people(6), 'left');
    evening.pair();
    evening.settle(table => evening.result(table, 'strength'));
    evening.drop('p6');
    evening.play();
    const byes = tablesOf(evening.field).filter(table => isBye(evening.field, table));
    expect(byes).toHaveLength(4);
    expect(new Set(byes.flatMap(({ players }) => players)).size).toBe(4);
  });
});

describe('brackets', () => {
  it('spread byes, and let the first two seeds meet in the final', () => {
    expect(openings(8)).toEqual([
      [0, 7],
      [3, 4],
      [1, 6],
      [2, 5],
    ]);
    for (const [one, other] of openings(5)) expect(Math.min(one, other)).toBeLessThan(5);
  });

  property.prop([fc.integer({ min: 2, max: 20 }), fc.string()], { numRuns: 40 })(
    'single: all but one lose once, and whoever has lost plays no more',
    (count, seed) => {
      const evening = new Evening('single', people(count), seed);
      evening.play();
      const played = tablesOf(evening.field).filter(table => !isBye(evening.field, table));
      expect(played).toHaveLength(count - 1);
      const out = new Set<string>();
      for (const { players, result } of played) {
        for (const player of players) expect(out).not.toContain(player);
        out.add(players[result?.places.indexOf(2) ?? 0] as string);
      }
      expect(evening.field.rounds).toHaveLength(roundsOf(evening.field) ?? 0);
      const [first, second] = standings(evening.field);
      expect(first).toMatchObject({ player: `p${count}`, place: 1, lost: 0 });
      expect(second).toMatchObject({ place: 2, lost: 1 });
    },
  );

  property.prop([fc.integer({ min: 2, max: 20 }), fc.string()], { numRuns: 40 })(
    'double: all but one lose twice, in 2n-2 tables or one more',
    (count, seed) => {
      const evening = new Evening('double', people(count), seed);
      while (evening.pair()) {
        const at = evening.tables.flatMap(({ players }) => players);
        expect(new Set(at).size).toBe(at.length);
        evening.settle(table => evening.result(table, 'chance'));
      }
      const played = tablesOf(evening.field).filter(table => !isBye(evening.field, table));
      const losses = new Map(people(count).map(player => [player, 0]));
      for (const { players, result } of played) {
        for (const player of players) expect(losses.get(player)).toBeLessThan(2);
        const loser = players[result?.places.indexOf(2) ?? 0] as string;
        losses.set(loser, (losses.get(loser) ?? 0) + 1);
      }
      const counts = [...losses.values()].sort();
      const reset = tablesOf(evening.field).some(({ node }) => node === 'reset');
      expect(played).toHaveLength(2 * count - 2 + (reset ? 1 : 0));
      expect(counts.slice(1).every(lost => lost === 2)).toBe(true);
      expect(counts[0]).toBe(reset ? 1 : 0);
      const [first, second] = standings(evening.field);
      expect(losses.get(first?.player as string)).toBe(counts[0]);
      expect([first?.place, second?.place]).toEqual([1, 2]);
    },
  );

  it('double: who comes to the final with a loss has to win it twice', () => {
    const evening = new Evening('double', people(2), 'final');
    evening.pair();
    const [winner = '', loser = ''] = evening.tables[0]?.players ?? [];
    evening.settle(() => ({ places: [1, 2] }));
    evening.pair();
    expect(evening.tables).toMatchObject([{ node: 'final', players: [winner, loser] }]);
    evening.settle(() => ({ places: [2, 1] }));
    expect(evening.pair()).toBe(true);
    expect(evening.tables).toMatchObject([{ node: 'reset', players: [winner, loser] }]);
    evening.settle(() => ({ places: [1, 2] }));
    expect(evening.pair()).toBe(false);
    expect(standings(evening.field).map(({ player }) => player)).toEqual([winner, loser]);
  });

  it('double: two who both do not come are out, whatever their lives', () => {
    const evening = new Evening('double', people(4), 'nobody');
    evening.pair();
    const away = evening.tables[0]?.players ?? [];
    evening.settle(({ players }) => ({ places: players === away ? [null, null] : [1, 2] }));
    while (evening.pair()) evening.settle(table => evening.result(table, 'strength'));
    const table = standings(evening.field);
    for (const player of away) expect(table.find(one => one.player === player)?.place).toBe(3);
    expect(table.filter(({ place }) => place === 1)).toHaveLength(1);
  });

  property.prop([fc.constantFrom('single' as const, 'double' as const), fc.integer({ min: 3, max: 16 }), fc.string()], {
    numRuns: 60,
  })('come to an end with one winner whoever leaves and whoever is not there', (format, count, seed) => {
    const evening = new Evening(format, people(count), seed);
    let left = 0;
    while (evening.pair()) {
      expect(evening.field.rounds.length).toBeLessThan(30);
      evening.settle(table => {
        if (evening.random.int(10) === 0) return { places: [null, null] };
        if (evening.random.int(6) === 0) return { places: [1, null] };
        return evening.result(table, 'chance');
      });
      if (evening.random.int(3) === 0 && left++ < count - 2)
        evening.drop(evening.random.pick(evening.field.entries.filter(({ until }) => until === null)).player);
    }
    const table = standings(evening.field);
    expect(table).toHaveLength(count);
    expect(table[0]?.place).toBe(1);
  });
});

describe('tables of several', () => {
  it('are as equal as it goes, and never too small', () => {
    const four = { min: 2, max: 8 };
    const at = (n: number, wanted = 4, seats = four) => sizes(n, wanted, seats);
    expect(at(12)).toEqual({ tables: [4, 4, 4], byes: 0 });
    expect(at(13)).toEqual({ tables: [4, 3, 3, 3], byes: 0 });
    expect(at(5)).toEqual({ tables: [3, 2], byes: 0 });
    expect(at(1)).toEqual({ tables: [], byes: 1 });
    expect(at(5, 3, { min: 3, max: 3 })).toEqual({ tables: [3], byes: 2 });
    expect(at(3, 2)).toEqual({ tables: [3], byes: 0 });
    expect(at(1, 4, { min: 1, max: 4 })).toEqual({ tables: [1], byes: 0 });
  });

  property.prop([fc.integer({ min: 2, max: 25 }), fc.integer({ min: 2, max: 5 }), fc.string()], { numRuns: 30 })(
    'hold everybody once, and differ by one seat at most',
    (count, tableSize, seed) => {
      const evening = new Evening('points', people(count), seed, { tableSize, seats: { min: 2, max: 6 } });
      while (evening.pair()) {
        onceEach(evening);
        const sizes = evening.tables.map(({ players }) => players.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        evening.settle(table => evening.result(table, 'chance'));
      }
      expect(evening.field.rounds).toHaveLength(3);
    },
  );

  it('bring nobody together twice where that can be avoided', () => {
    const seats = { min: 2, max: 8 };
    for (const [count, tableSize, rounds] of [
      [16, 4, 3],
      [12, 3, 3],
      [60, 4, 4],
    ] as const) {
      const evening = new Evening('points', people(count), 'apart', { tableSize, seats, rounds });
      evening.play('chance');
      const meetings = new Meetings(evening.field);
      const twice = people(count).flatMap((one, at) =>
        people(count)
          .slice(at + 1)
          .filter(other => meetings.of(one, other) > 1),
      );
      expect(twice).toEqual([]);
    }
  });

  it('duplicate: everybody at one table, once', () => {
    const evening = new Evening('duplicate', people(10), 'same', { tableSize: 4, seats: { min: 1, max: 4 } });
    evening.pair();
    onceEach(evening);
    expect(evening.tables.map(({ players }) => players.length)).toEqual([4, 3, 3]);
    evening.settle(({ players }) => ({ places: players.map(() => 1), feat: { won: true, rounds: 4, effort: 9 } }));
    expect(evening.pair()).toBe(false);
  });
});

it.each(FORMATS)('%s: the same seed gives the same tables, another mostly others', format => {
  const evening = new Evening(format, people(14), 'seeded', { tableSize: 4, seats: { min: 2, max: 4 } });
  do {
    const tables = paired(evening.field, 'seed');
    expect(paired(structuredClone(evening.field), 'seed')).toEqual(tables);
    if (evening.field.rounds.length === 0) expect(paired(evening.field, 'another')).not.toEqual(tables);
    evening.pair('seed');
    evening.settle(table => evening.result(table, 'chance'));
  } while (paired(evening.field, 'seed') !== null);
});

it('the library matches with the greatest weight', () => {
  expect(
    blossom(
      [
        [0, 1, 5],
        [1, 2, 11],
        [2, 3, 5],
      ],
      true,
    ),
  ).toEqual([1, 0, 3, 2]);
  expect(
    blossom([
      [0, 1, 5],
      [1, 2, 11],
      [2, 3, 5],
    ]),
  ).toEqual([-1, 2, 1, -1]);
});
