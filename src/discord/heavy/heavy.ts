import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { programAt } from '../../home/index.js';
import { Denied } from '../../locales/denied.js';
import { Refused } from '../../matches/refused.js';
import { Pool, type PoolOptions } from '../../threads/pool.js';
import { type TaskName, type Tasks, tasks } from './tasks.js';
import type { Order, Reply } from './worker.js';

/** Works something out that may take long. @throws Denied, in words for the person who asked */
export type Heavy = <Name extends TaskName>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
) => Promise<ReturnType<Tasks[Name]>>;

/** On the spot, while everybody waits. */
export const heavyHere: Heavy = async (name, input) =>
  (tasks[name] as (input: unknown) => ReturnType<Tasks[typeof name]>)(input);

/** A person waits in front of it: what takes longer is better asked for again. */
const LIMIT = 20_000;
/** Discord keeps a promised answer open for 15 minutes; nobody waits that long. */
const PATIENCE = 60_000;
const MOST_THREADS = 2;

const startWorker = (): Worker =>
  new Worker(programAt('discord/heavy/worker'), { resourceLimits: { maxOldGenerationSizeMb: 256 } });

/** Threads for answers that take long: one, or two where there are cores to spare. They are started when they are needed. */
export class HeavyThreads {
  private readonly pool: Pool<Order, Reply>;

  constructor({ report, start = startWorker, limit = LIMIT }: Pick<PoolOptions, 'report'> & Partial<PoolOptions>) {
    const size = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    const told = (why: string): void => report(`an answer that takes long was given up: ${why}`);
    this.pool = new Pool({ size, limit, patience: PATIENCE, report: told, start });
  }

  readonly run: Heavy = async (name, input) => {
    const reply = await this.pool.ask({ name, input });
    if (reply === null) throw new Refused('takes-too-long');
    if ('problem' in reply) throw new Error(`in another thread: ${reply.problem}`);
    if ('denied' in reply) throw new Denied(reply.denied, reply.args);
    return reply.came as ReturnType<Tasks[typeof name]>;
  };

  close(): Promise<void> {
    return this.pool.close();
  }
}
