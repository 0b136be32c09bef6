import type { Game } from '../../kernel/index.js';
import type { House } from '../command.js';
import { simulate } from '../simulate/run.js';
import { readPlan } from '../simulate.js';
import { type Benchmark, rounded } from './benchmark.js';

const BATCH = 200;

/** Matches between random players, one batch after the other until the time is up; the first batch only warms up. */
function speedOf(game: Game, house: House, seconds: number): { decisions: number; matches: number } {
  const batch = (seed: string) =>
    simulate(readPlan([game.id, '--matches', String(BATCH), '--seed', seed, '--unseen', 'none'], house));
  batch('warm');
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

export const decisions: Benchmark = {
  id: 'decisions',
  title: 'Decisions a second, one process, nothing recorded',
  measure: ({ house, seconds }) =>
    house.games.flatMap(game => {
      const speed = speedOf(game, house, seconds);
      return [
        { name: game.id, value: Math.round(speed.decisions), unit: 'decisions a second' },
        { name: game.id, value: rounded(speed.matches), unit: 'matches a second' },
      ];
    }),
};
