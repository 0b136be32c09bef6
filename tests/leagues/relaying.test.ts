import { fc, test as property } from '@fast-check/vitest';
import { afterAll, describe, expect, it } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import type { Result, Round, Tabled } from '../../src/leagues/field.js';
import { paired } from '../../src/leagues/formats/index.js';
import type { Night, NightTable } from '../../src/leagues/night.js';
import { relaid } from '../../src/leagues/relaying.js';
import { Evening, people } from './field.js';
import { evening, nightOf } from './nights.js';

type Laid = Pick<NightTable, 'n' | 'players' | 'result'>;
const laidIn = (rounds: readonly Round[]): Laid[][] =>
  rounds.map(({ tables }) => tables.map(({ n, players, result }) => ({ n, players, result })));

/** What a night's rounds are when that has followed. */
function after({ rounds }: Night, follows: NonNullable<ReturnType<typeof relaid>>): Laid[][] {
  const laid = laidIn(rounds);
  for (const event of follows) {
    if (event.type === 'undone') laid.length = event.from - 1;
    if (event.type !== 'relaid') continue;
    const table = laid[event.round - 1]?.find(({ n }) => n === event.table) as Laid;
    const bye = event.players.length < 2 ? { places: event.players.map(() => 1) } : null;
    Object.assign(table, { players: event.players, result: bye });
  }
  return laid;
}

/** The bracket from its beginning, with that result; tables at which the same people meet end as they did. Null where one has no result. */
function again({ field }: Evening, at: { round: number; table: number }, result: Result): Laid[][] | null {
  const rounds: Round[] = [];
  for (const { n, seed } of field.rounds) {
    const tables = paired({ ...field, rounds }, seed);
    if (tables === null) break;
    rounds.push({
      n,
      seed,
      tables: tables.map(table => {
        if (table.players.length < 2) return { ...table, result: { places: [1] } };
        if (n === at.round && table.n === at.table) return { ...table, result };
        const before = field.rounds[n - 1]?.tables.find(({ node }) => node === table.node);
        return { ...table, result: before?.players.join() === table.players.join() ? before.result : null };
      }),
    });
  }
  return laidIn(rounds);
}

describe('a corrected bracket', () => {
  const seen = { refused: 0, relaid: 0, undone: 0 };
  // All of that happens with this seed, not only could.
  afterAll(() => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThanOrEqual(5);
  });

  property.prop(
    [
      fc.constantFrom('single' as const, 'double' as const),
      fc.integer({ min: 2, max: 13 }),
      fc.string(),
      fc.constantFrom(1, 2, 3, 99),
    ],
    { numRuns: 300, seed: 1 },
  )('is what it would be if the result had been that from the start', (format, players, seed, done) => {
    const night = evening({ format, players, seed, done });
    const over = paired(night.field, '') === null && night.field.rounds.every(one => one.tables.every(isDone));
    const whole = nightOf(night.field, over ? 'over' : 'running', player => player);
    const random = new Chance(seed).stream('correction');
    const tables = night.field.rounds.flatMap(({ n: round, tables: all }) => all.map(table => ({ round, table })));
    const able = tables.filter(({ table }) => table.result !== null && table.players.length > 1);
    if (able.length === 0) return;
    const { round, table } = random.pick(able);
    const at = { round, table: table.n };
    const result = { places: (table.result?.places ?? []).map(place => (place === 1 ? 2 : 1)) };
    const follows = relaid(whole, at, result);
    const wanted = again(night, at, result);
    if (follows === null) {
      seen.refused++;
      return;
    }
    for (const { type } of follows) if (type === 'relaid' || type === 'undone') seen[type]++;
    const laid = after(whole, follows);
    const corrected = laid[round - 1]?.find(({ n }) => n === table.n) as Laid;
    Object.assign(corrected, { result });
    expect(laid).toEqual(wanted);
    // Nothing that has been decided is touched.
    for (const event of follows)
      if (event.type === 'relaid') {
        const before = whole.rounds[event.round - 1]?.tables.find(({ n }) => n === event.table);
        expect(before?.settled).toBeNull();
      }
  });
});

it('a corrected bracket keeps what was decided elsewhere where nobody comes to a place any more', () => {
  const evening = new Evening('single', people(8), 'nobody comes');
  evening.pair();
  // Of two tables whose winners would meet, one winner leaves, and one loser.
  const [one, other] = evening.tables as [Tabled, Tabled];
  const [loser, winner] = [one.players.toSorted()[0], other.players.toSorted()[1]] as [string, string];
  evening.drop(winner);
  evening.drop(loser);
  evening.settle(table => evening.result(table, 'strength'));
  evening.pair();
  const open = nightOf(evening.field, 'running', player => player);
  evening.settle(table => evening.result(table, 'strength'));
  const decided = nightOf(evening.field, 'running', player => player);
  const at = { round: 1, table: one.n };
  const result = { places: one.players.map(player => (player === loser ? 1 : 2)) };
  expect(relaid(open, at, result)).toEqual([{ type: 'undone', from: 2 }]);
  expect(relaid(decided, at, result)).toBeNull();
});

const isDone = ({ result }: { result: Result | null }): boolean => result !== null;
