import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { asOf } from '../../src/leagues/formats/bracket.js';
import { type Branch, drawOf, type Meeting } from '../../src/leagues/formats/draw.js';
import { Evening, people } from './field.js';
import { evening } from './nights.js';

const meetings = (branches: readonly Branch[]): Meeting[] => branches.flatMap(({ rounds }) => rounds.flat());
const known = (side: Meeting['sides'][number]): string | null =>
  side === null ? null : 'player' in side ? side.player : `${side.open} of ${side.of.round}.${side.of.table}`;
const format = fc.constantFrom('single' as const, 'double' as const);

describe('the draw of a bracket', () => {
  it('is of brackets alone, and of those that have begun', () => {
    expect(drawOf(new Evening('single', people(4)).field)).toEqual([]);
    for (const other of ['swiss', 'round-robin', 'points', 'duplicate'] as const)
      expect(drawOf(evening({ format: other, players: 6, seed: 'none' }).field)).toEqual([]);
  });

  it('of single elimination halves with each round, and says whose winner comes', () => {
    const [branch, ...others] = drawOf(evening({ format: 'single', players: 8, seed: 'eight', done: 0 }).field);
    expect(others).toEqual([]);
    expect(branch?.rounds.map(round => round.length)).toEqual([4, 2, 1]);
    const final = branch?.rounds[2]?.[0] as Meeting;
    expect(final.at).toEqual({ round: 3, table: 1 });
    expect(final.sides.map(known)).toEqual(['winner of 2.1', 'winner of 2.2']);
    expect(final.from).toEqual(branch?.rounds[1]?.map(({ node }) => node));
  });

  it('has byes with nobody on the other side', () => {
    const [branch] = drawOf(evening({ format: 'single', players: 5, seed: 'five', done: 0 }).field);
    const first = branch?.rounds[0] ?? [];
    expect(first.map(({ sides }) => sides[1] === null)).toEqual([true, false, true, true]);
    expect(first.filter(({ sides }) => sides[0] === null)).toEqual([]);
  });

  it('of double elimination has three branches; the second final only once it is needed', () => {
    const night = evening({ format: 'double', players: 8, seed: 'double', done: 0 });
    expect(drawOf(night.field).map(({ id, rounds }) => [id, ...rounds.map(round => round.length)])).toEqual([
      ['upper', 4, 2, 1],
      ['lower', 2, 2, 1, 1],
      ['final', 1],
    ]);
    const lower = drawOf(night.field)[1]?.rounds[1]?.[0] as Meeting;
    expect(lower.sides.map(known)).toEqual(['winner of 2.3', 'loser of 2.2']);
    // The player from the lower bracket wins every final.
    const last = (evening_: Evening) => {
      while (evening_.pair())
        evening_.settle(({ players, node }) => ({
          places: players.map((_, at) => (node === 'final' ? 2 - at : 1 + at)),
        }));
      return drawOf(evening_.field).at(-1);
    };
    const ends = last(new Evening('double', people(8), 'ends'));
    expect(ends?.rounds.map(([one]) => one?.node)).toEqual(['final', 'reset']);
    expect(ends?.rounds[1]?.[0]?.from).toEqual(['final']);
  });

  property.prop([format, fc.integer({ min: 2, max: 33 }), fc.string()], { numRuns: 60 })(
    'tells every table that is to come, by its number and whose winner or loser comes there',
    (kind, count, seed) => {
      const night = new Evening(kind, people(count), seed);
      const told = new Map<string, Meeting>();
      while (night.pair()) {
        const now = night.field.rounds.length;
        for (const { n, node = '', players } of night.field.rounds.at(-1)?.tables ?? []) {
          const before = told.get(node);
          if (before === undefined && (now === 1 || node === 'reset')) continue;
          expect(before?.at).toEqual({ round: now, table: n });
          expect(before?.sides.filter(side => side !== null)).toHaveLength(players.length);
        }
        for (const meeting of meetings(drawOf(night.field))) told.set(meeting.node, meeting);
        night.settle(table => night.result(table, 'chance'));
      }
    },
  );

  property.prop([format, fc.integer({ min: 2, max: 20 }), fc.string()], { numRuns: 60 })(
    'holds together when people leave: every table stands in it once, as it was paired',
    (kind, players, seed) => {
      const { field } = evening({ format: kind, players, seed, drops: true });
      const drawn = meetings(drawOf(field));
      for (const { n: round, tables } of field.rounds)
        for (const { n, node, players: at } of tables) {
          const [meeting, ...others] = drawn.filter(one => one.node === node);
          expect(others).toEqual([]);
          expect(meeting?.at).toEqual({ round, table: n });
          expect(meeting?.sides.map(known).filter(player => player !== null)).toEqual(at);
        }
    },
  );

  it('as of a round knows nothing of what came later', () => {
    const before = evening({ format: 'double', players: 7, seed: 'then', done: 1 }).field;
    const later = evening({ format: 'double', players: 7, seed: 'then' });
    later.drop('p3');
    expect(drawOf(asOf(later.field, 2)).map(({ rounds }) => rounds.flat().map(({ at }) => at))).toEqual(
      drawOf(before).map(({ rounds }) => rounds.flat().map(({ at }) => at)),
    );
    expect(asOf(later.field, 1).entries).toEqual(before.entries);
    expect(asOf(later.field, 99)).toEqual(later.field);
  });
});
