import { availableParallelism } from 'node:os';
import type { Game } from '../../kernel/index.js';
import type { House } from '../command.js';
import { simulate, simulateStepwise } from '../simulate/run.js';
import { Thread } from '../simulate/thread.js';
import { readPlan } from '../simulate.js';
import { type Benchmark, type Measure, rounded } from './benchmark.js';
import { floor } from './floor.js';

const BATCH = 200;

/** Matches played before the clock starts: the rules of Champions, the longest, have all been compiled by then. */
const WARM = 1_000;

/** Matches between random players, one batch after the other until the time is up. */
function speedOf(game: Game, house: House, seconds: number): { decisions: number; matches: number } {
  const batch = (seed: string, size = BATCH) =>
    simulate(readPlan([game.id, '--matches', String(size), '--seed', seed, '--unseen', 'none'], house));
  batch('warm', WARM);
  let decisions = 0;
  let matches = 0;
  const began = performance.now();
  for (let at = 0; performance.now() - began < seconds * 1000; at++) {
    decisions += batch(`bench ${at}`).decisions;
    matches += BATCH;
  }
  const took = (performance.now() - began) / 1000;
  return { decisions: decisions / took, matches: matches / took };
}

/** Matches a second by as many threads as there are cores. Each compiles the rules for itself, so each has to warm up. */
async function sharedSpeed(game: Game, house: House, matches: number): Promise<number> {
  const threads = Array.from({ length: availableParallelism() }, () => new Thread());
  const warm = WARM * threads.length;
  const plan = readPlan([game.id, '--matches', String(warm + matches), '--seed', 'shared', '--unseen', 'none'], house);
  let began = 0;
  const onMatch = (count: number): void => {
    if (count === warm) began = performance.now();
  };
  await simulateStepwise(plan, { threads, stop: new AbortController().signal, onMatch });
  return matches / ((performance.now() - began) / 1000);
}

export const decisions: Benchmark = {
  id: 'decisions',
  title: 'Decisions a second, nothing recorded',
  async measure({ house, seconds }) {
    const measures: Measure[] = [];
    for (const game of house.games) {
      const rules = speedOf(game, house, seconds);
      const kernel = Math.round(floor(game, seconds / 4));
      const shared = await sharedSpeed(game, house, Math.ceil((rules.matches * seconds) / 2));
      const beside = { name: 'a game without rules', value: kernel };
      measures.push(
        { name: game.id, value: Math.round(rules.decisions), unit: 'decisions a second', beside },
        {
          name: `${game.id}, --jobs all`,
          value: rounded(shared),
          unit: 'matches a second',
          beside: { name: 'one process', value: rounded(rules.matches) },
        },
      );
    }
    return measures;
  },
};
