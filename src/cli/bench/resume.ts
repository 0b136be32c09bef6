import { type Game, type Move, Session, type Snapshot, Table } from '../../kernel/index.js';
import type { House } from '../command.js';
import { decksAt, setupAt } from '../simulate/plan.js';
import { isChoice, playerOf } from '../simulate/players.js';
import { readPlan } from '../simulate.js';
import { type Benchmark, type Measure, rounded, timed } from './benchmark.js';

/** A match late in its middle: recorded, and stopped where most answers have been given since the last snapshot. */
interface Stopped {
  readonly session: Session<unknown>;
  readonly from: Snapshot;
  readonly since: readonly Move[];
}

function longMatch(game: Game, house: House): { whole: Session<unknown>; midAction: Stopped } {
  const plan = readPlan([game.id, '--seed', 'resume'], house);
  const setup = setupAt(plan, plan.seed, decksAt(plan, 0, plan.unseen));
  const players = setup.seats.map((_, seat) => playerOf(game, 'random', `resume/${seat}`, new Set()));
  const session = Session.begin(game, setup);
  let midAction: Stopped = { session, from: session.table.snapshot, since: [] };
  while (session.table.outcome === null) {
    const prompt = session.prompts.find(isChoice) ?? session.prompts[0];
    const player = players[prompt?.seat ?? 0];
    if (prompt === undefined || player === undefined) throw new Error('nobody is asked anything');
    session.answer(prompt.number, prompt.seat, player(prompt, { table: session.table, since: [] }));
    const from = session.snapshots.at(-1) as Snapshot;
    const since = session.moves.filter(move => move.seq > from.seq);
    if (since.length >= midAction.since.length) midAction = { session, from, since };
  }
  return { whole: session, midAction };
}

function measures(game: Game, house: House, seconds: number): Measure[] {
  const { whole, midAction } = longMatch(game, house);
  const { setup } = whole.table;
  const snapshot = timed(() => Table.resume(game, setup, midAction.from, midAction.since), seconds);
  const setUp = timed(() => Table.resume(game, setup, Table.begin(game, setup).snapshot, whole.moves), seconds);
  const read = timed(() => JSON.parse(midAction.from.json), seconds / 4);
  const beside = { name: "reading the snapshot's JSON", value: rounded(read.median) };
  const name = (what: string) => `${game.id}, ${what}`;
  return [
    {
      name: name(`mid-action, ${midAction.since.length} moves after a snapshot`),
      value: rounded(snapshot.median),
      unit: 'ms (median)',
      beside,
    },
    { name: name('mid-action'), value: rounded(snapshot.p95), unit: 'ms (95 of 100)' },
    {
      name: name(`a whole match of ${whole.moves.length} moves from its set-up`),
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
