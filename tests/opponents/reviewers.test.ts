import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { programAt } from '../../src/home/index.js';
import type { Game } from '../../src/kernel/index.js';
import { review } from '../../src/opponents/review.js';
import { Reviewers, type ReviewersOptions } from '../../src/opponents/reviewers.js';
import { played } from './duel.js';

const game = squad as Game;
const past = { ...played(game, 'f'), seats: [0] };

function reviewers(worker: URL, options: Partial<ReviewersOptions> = {}): { pool: Reviewers; reported: string[] } {
  const reported: string[] = [];
  const report = (problem: string): void => void reported.push(problem);
  const pool = new Reviewers({ report, start: () => new Worker(worker), ...options });
  onTestFinished(() => pool.close());
  return { pool, reported };
}

it('a match is looked through in a thread as on the spot', async () => {
  const { pool, reported } = reviewers(programAt('opponents/worker'));
  expect(await pool.review(game, past)).toEqual(review(game, past));
  expect(reported).toEqual([]);
});

it('it is told where a match was not looked through', async () => {
  const { pool, reported } = reviewers(new URL('./workers/hangs.mjs', import.meta.url), { limit: 100 });
  expect(await pool.review(game, past)).toBeNull();
  expect(reported).toEqual(['a match was not looked through: it took longer than 100 ms']);
});
