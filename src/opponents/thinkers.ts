import { Worker } from 'node:worker_threads';
import { programAt } from '../home/index.js';
import type { Answer, Game } from '../kernel/index.js';
import { Pool, type PoolOptions } from '../threads/pool.js';
import { type Asked, nodesOf, practise, type Standing } from './practise.js';
import { type Task, taskOf } from './task.js';
import type { Reply } from './worker.js';

/** How an answer is come by: at once, or in another thread. */
export type Think = (game: Game, standing: Standing<unknown>, asked: Asked) => Promise<Answer>;

/** Thinks on the spot, while everybody waits. */
export const thinkHere: Think = async (game, standing, asked) => practise(game, standing, asked).answer;

/** The answer that comes to mind first. */
const first = (game: Game, standing: Standing<unknown>, asked: Asked): Answer =>
  practise(game, standing, { ...asked, nodes: 0 }).answer;

/** `limit` and `patience`: 10 and 20 seconds when left out. */
export type ThinkersOptions = Pick<PoolOptions, 'report'> & Partial<PoolOptions>;

/** A thread that answers questions to practice bots, or looks matches through. */
export const startWorker = (): Worker =>
  new Worker(programAt('opponents/worker'), { resourceLimits: { maxOldGenerationSizeMb: 256 } });

/** Threads in which practice bots look ahead. Where one comes to no answer, the first that comes to mind is given. */
export class Thinkers {
  private readonly pool: Pool<Task, Reply>;

  constructor({ report, limit = 10_000, patience = 20_000, start = startWorker, ...options }: ThinkersOptions) {
    const told = (why: string): void => report(`a practice player answered without looking ahead: ${why}`);
    this.pool = new Pool({ ...options, limit, patience, start, report: told });
  }

  /** Rejects only where the player itself fails. */
  readonly think: Think = async (game, standing, asked) => {
    if (nodesOf(game, asked.level) === 0) return practise(game, standing, asked).answer;
    const reply = await this.pool.ask(taskOf(game, standing, asked));
    if (reply === null) return first(game, standing, asked);
    if ('answer' in reply) return reply.answer;
    throw new Error(`in another thread: ${'problem' in reply ? reply.problem : 'an answer to another question'}`);
  };

  /** Ends all threads. What is being thought about, and whatever is asked from now on, is answered without them. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
