import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Field, Meetings } from '../../src/leagues/field.js';
import { isKnockout } from '../../src/leagues/formats/bracket.js';
import { drawOf } from '../../src/leagues/formats/draw.js';
import { groupsOf } from '../../src/leagues/formats/groups.js';
import { isOpen, roundsOf } from '../../src/leagues/formats/index.js';
import { relaid } from '../../src/leagues/relaying.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { Evening, people } from './field.js';
import { nightOf } from './nights.js';

const order = (field: Field): string[] => standings(field).map(({ player }) => player);
const inBracket = ({ field }: Evening) => field.rounds.flatMap(({ tables }) => tables.filter(isKnockout));

/** Plays until somebody goes on; returns how everybody stood before that. */
function untilCut(evening: Evening): string[] {
  for (;;) {
    const before = order(evening.field);
    evening.pair();
    if (evening.field.advanced != null) return before;
    evening.settle(table => evening.result(table, 'strength'));
  }
}

describe('Swiss with a cut', () => {
  it('lets the best play on, seeded as they stand, and ranks them before the others', () => {
    const evening = new Evening('swiss-cut', people(9), 'nine');
    expect(roundsOf(evening.field)).toBe(6);
    const before = untilCut(evening);
    const [a = '', b = '', c = '', d = '', ...others] = before;
    expect(evening.field.advanced).toEqual({ after: 4, players: [a, b, c, d] });
    expect(evening.tables).toMatchObject([
      { n: 1, players: [a, d] },
      { n: 2, players: [b, c] },
    ]);
    evening.settle(() => ({ places: [2, 1] }));
    evening.pair();
    expect(evening.tables).toMatchObject([{ players: [d, c] }]);
    evening.settle(() => ({ places: [2, 1] }));
    expect(evening.pair()).toBe(false);
    // Who went out in the same round is ranked as they stood before.
    expect(order(evening.field)).toEqual([c, d, a, b, ...others]);
    expect(standings(evening.field).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    [4, 4, 2],
    [8, 8, 3],
    [16, 16, 4],
    [16, 11, 4],
  ])('of %i takes %i of its players on', (cut, players, rounds) => {
    const evening = new Evening('swiss-cut', people(Math.min(20, players)), 'cut', { cut });
    untilCut(evening);
    expect(evening.field.advanced?.players).toHaveLength(players);
    expect(roundsOf(evening.field)).toBe(evening.field.rounds.length - 1 + rounds);
  });

  it('takes eight on if there are many, and the next in line for those who have left', () => {
    const evening = new Evening('swiss-cut', people(17), 'many', { rounds: 3 });
    for (let n = 0; n < 3; n++) {
      evening.pair();
      evening.settle(table => evening.result(table, 'strength'));
    }
    const [first = '', ...others] = order(evening.field);
    evening.drop(first);
    evening.pair();
    expect(evening.field.advanced?.players).toEqual(others.slice(0, 8));
  });

  it('is open for late players until its last round of Swiss', () => {
    const evening = new Evening('swiss-cut', people(8), 'late', { rounds: 2 });
    evening.pair();
    expect(isOpen(evening.field)).toBe(true);
    evening.settle(table => evening.result(table, 'strength'));
    evening.pair();
    expect(isOpen(evening.field)).toBe(false);
  });

  it('has a bracket from its second stage on, numbered on from the rounds before', () => {
    const evening = new Evening('swiss-cut', people(8), 'drawn', { rounds: 2 });
    evening.pair();
    expect(drawOf(evening.field)).toEqual([]);
    evening.settle(table => evening.result(table, 'strength'));
    untilCut(evening);
    const [tree, ...more] = drawOf(evening.field);
    expect([tree?.id, more]).toEqual(['all', []]);
    expect(tree?.rounds.map(round => round.map(({ at }) => `${at.round}.${at.table}`))).toEqual([
      ['3.1', '3.2'],
      ['4.1'],
    ]);
  });

  it('sends others to a later table of the bracket when a result there is corrected', () => {
    const evening = new Evening('swiss-cut', people(8), 'corrected', { rounds: 2 });
    untilCut(evening);
    const [first, second] = evening.tables.map(({ players }) => players);
    evening.settle(() => ({ places: [1, 2] }));
    evening.pair();
    const night = nightOf(evening.field, 'running', player => player);
    expect(relaid(night, { round: 3, table: 1 }, { places: [2, 1] })).toEqual([
      { type: 'relaid', round: 4, table: 1, players: [first?.[1], second?.[0]] },
    ]);
  });

  it('ends with the first stage where nobody is left to play on', () => {
    const evening = new Evening('swiss-cut', people(4), 'left', { rounds: 1 });
    evening.pair();
    evening.settle(table => evening.result(table, 'strength'));
    for (const player of ['p1', 'p2', 'p3']) evening.drop(player);
    expect(evening.pair()).toBe(false);
    expect(standings(evening.field)).toHaveLength(4);
  });
});

describe('groups', () => {
  property.prop([fc.integer({ min: 3, max: 24 }), fc.constantFrom(null, 4, 8, 16), fc.string()], {
    numRuns: 40,
    seed: 1,
  })('meet everybody of theirs once, and two of each go on who do not meet again at once', (count, cut, seed) => {
    const evening = new Evening('groups', people(count), seed, { cut });
    untilCut(evening);
    const groups = groupsOf(evening.field);
    expect(groups.flat().sort()).toEqual(people(count).sort());
    const sizes = groups.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    const meetings = new Meetings({ ...evening.field, rounds: evening.field.rounds.slice(0, -1) });
    for (const one of people(count))
      for (const other of people(count)) {
        const together = groups.some(group => group.includes(one) && group.includes(other));
        if (one !== other) expect(meetings.of(one, other)).toBe(together ? 1 : 0);
      }
    for (const group of groups)
      expect(evening.field.advanced?.players.filter(player => group.includes(player))).toHaveLength(2);
    if (groups.length > 1)
      for (const { players } of inBracket(evening))
        expect(groups.some(group => players.length === 2 && players.every(one => group.includes(one)))).toBe(false);
  });

  property.prop([fc.integer({ min: 6, max: 40 }), fc.constantFrom(null, 4, 8, 16), fc.string()], {
    numRuns: 60,
    seed: 3,
  })(
    'do not meet at once after others have left, though a bye moves for that, where that can be',
    (count, cut, seed) => {
      const evening = new Evening('groups', people(count), seed, { cut });
      while (evening.pair() && evening.field.advanced == null) {
        evening.settle(table => evening.result(table, 'chance'));
        const there = evening.field.entries.filter(({ until }) => until === null);
        if (there.length > 3 && evening.random.coin()) evening.drop(evening.random.pick(there).player);
      }
      const tables = inBracket(evening);
      const unavoidable = groupsOf(evening.field).filter(
        group =>
          tables.flatMap(({ players }) => players).filter(player => group.includes(player)).length > tables.length,
      );
      for (const { players } of tables.filter(one => one.players.length === 2)) {
        const group = groupsOf(evening.field).find(one => players.every(player => one.includes(player)));
        if (group !== undefined) expect(unavoidable).toContainEqual(group);
      }
    },
  );

  it('keep their seeds where the change of others has parted them already', () => {
    const evening = new Evening('groups', people(15), 'n33');
    const standing = untilCut(evening);
    const moved = evening.field.advanced?.players.flatMap((player, seed) => (player === standing[seed] ? [] : [seed]));
    expect(moved).toEqual([6, 7]);
  });

  it('are dealt so that the best seeds are spread', () => {
    const evening = new Evening('groups', people(8), 'seeds');
    evening.field = { ...evening.field, seeds: people(8) };
    expect(groupsOf(evening.field, 'any')).toEqual([
      ['p1', 'p4', 'p5', 'p8'],
      ['p2', 'p3', 'p6', 'p7'],
    ]);
  });
});

it('a seeded bracket lets the best meet last; players without a seed come after by lot', () => {
  const evening = new Evening('single', people(8), 'seeded');
  evening.field = { ...evening.field, seeds: ['p8', 'p7', 'gone'] };
  evening.play();
  const final = evening.field.rounds.at(-1)?.tables[0]?.players ?? [];
  expect([...final].sort()).toEqual(['p7', 'p8']);
});
