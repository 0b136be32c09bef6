import type { Game } from '../kernel/index.js';
import { Pool, type PoolOptions } from '../threads/pool.js';
import { type Past, review, type Turning } from './review.js';
import { type ReviewTask, reviewTaskOf } from './task.js';
import { startWorker } from './thinkers.js';
import type { Reply } from './worker.js';

/** How a match that is over is looked through; null where that was given up. */
export type Review = (game: Game, past: Past) => Promise<readonly Turning[] | null>;

/** Looks through it on the spot, while everybody waits. */
export const reviewHere: Review = async (game, past) => review(game, past);

/** `limit` and `patience`: 3 and 10 minutes when left out. */
export type ReviewersOptions = Pick<PoolOptions, 'report'> & Partial<PoolOptions>;

/** Threads that look matches through: that takes long, and nobody who plays on waits for it. */
export class Reviewers {
  private readonly pool: Pool<ReviewTask, Reply>;

  constructor({ report, limit = 180_000, patience = 600_000, start = startWorker, ...options }: ReviewersOptions) {
    const told = (why: string): void => report(`a match was not looked through: ${why}`);
    this.pool = new Pool({ ...options, limit, patience, start, report: told });
  }

  /** Rejects where today's rules don't lead through the match. */
  readonly review: Review = async (game, past) => {
    const reply = await this.pool.ask(reviewTaskOf(game, past));
    if (reply === null) return null;
    if ('turnings' in reply) return reply.turnings;
    throw new Error(`in another thread: ${'problem' in reply ? reply.problem : 'an answer to another question'}`);
  };

  /** Ends all threads, and gives up what they were doing. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
