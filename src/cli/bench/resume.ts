import { type Game, type Move, type Session, type Snapshot, Table } from '../../kernel/index.js';
import type { House } from '../command.js';
import { howMany } from '../how-many.js';
import { type Benchmark, type Measure, rounded, timed } from './benchmark.js';
import { playOut } from './finished.js';

/** Where in a match most answers have been given since a snapshot: that snapshot, and those answers. */
function midAction({ snapshots, moves }: Session<unknown>): { from: Snapshot; since: Move[] } {
  const next = (at: number): number => snapshots[at + 1]?.seq ?? Number.POSITIVE_INFINITY;
  const all = snapshots.map((from, at) => ({
    from,
    since: moves.filter(({ seq }) => seq > from.seq && seq < next(at)),
  }));
  return all.sort((one, other) => one.since.length - other.since.length).at(-1) as (typeof all)[number];
}

function measures(game: Game, house: House, seconds: number): Measure[] {
  const whole = playOut(game, house, 'resume');
  const { from, since } = midAction(whole);
  const { setup } = whole.table;
  const snapshot = timed(() => Table.resume(game, setup, from, since), seconds);
  const setUp = timed(() => Table.resume(game, setup, Table.begin(game, setup).snapshot, whole.moves), seconds);
  const read = timed(() => JSON.parse(from.json), seconds / 4);
  const beside = { name: "reading the snapshot's JSON", value: rounded(read.median) };
  const name = (what: string) => `${game.id}, ${what}`;
  return [
    {
      name: name(`mid-action, ${howMany(since.length, 'move')} after a snapshot`),
      value: rounded(snapshot.median),
      unit: 'ms (median)',
      beside,
    },
    { name: name('mid-action'), value: rounded(snapshot.p95), unit: 'ms (95 of 100)' },
    {
      name: name(`a whole match of ${howMany(whole.moves.length, 'move')} from its set-up`),
      value: rounded(setUp.median),
      unit: 'ms (median)',
    },
    { name: name('a whole match'), value: rounded(setUp.p95), unit: 'ms (95 of 100)' },
  ];
}

export const resume: Benchmark = {
  id: 'resume',
  title: 'Taking a match up again, as each click does',
  measure: ({ house, seconds }) => house.games.flatMap(game => measures(game, house, seconds / 2)),
};
