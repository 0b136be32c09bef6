import { Worker } from 'node:worker_threads';
import type { Answer, Game } from '../kernel/index.js';
import { type Asked, nodesOf, practise, type Standing } from './practise.js';
import { type Past, review, type Turning } from './review.js';
import { type ReviewTask, reviewTaskOf, type Task, taskOf } from './task.js';
import type { Reply } from './worker.js';

/** How an answer is come by: at once, or in another thread. */
export type Think = (game: Game, standing: Standing<unknown>, asked: Asked) => Promise<Answer>;

/** How a match that is over is looked through; null where that was given up. */
export type Review = (game: Game, past: Past) => Promise<readonly Turning[] | null>;

/** Looks through it on the spot, while everybody waits. */
export const reviewHere: Review = async (game, past) => review(game, past);

/** Thinks on the spot, while everybody waits. */
export const thinkHere: Think = async (game, standing, asked) => practise(game, standing, asked).answer;

/** The answer that comes to mind first. */
const first = (game: Game, standing: Standing<unknown>, asked: Asked): Answer =>
  practise(game, standing, { ...asked, nodes: 0 }).answer;

export interface ThinkersOptions {
  /** Threads at most. */
  readonly size?: number;
  /** How long a thought may take and how long it may wait for a thread, in milliseconds. */
  readonly limit?: number;
  readonly patience?: number;
  /** Told, in one line, where a thought was given up. */
  readonly report: (problem: string) => void;
  /** Starts a thread. */
  readonly start?: () => Worker;
}

/** What a thought that is given up comes to. */
const WITHOUT = {
  answer: 'a practice player answered without looking ahead',
  turnings: 'a match was not looked through',
} as const;
const kindOf = (task: Task | ReviewTask): keyof typeof WITHOUT => ('past' in task ? 'turnings' : 'answer');

type Told = Extract<Reply, { answer: unknown }> & Extract<Reply, { turnings: unknown }>;

/** @throws Error with what went wrong in the thread */
function told<K extends keyof Told>(reply: Reply, what: K): Told[K] {
  if ('problem' in reply) throw new Error(`in another thread: ${reply.problem}`);
  return (reply as Told)[what];
}

interface Job {
  readonly task: Task | ReviewTask;
  readonly done: (reply: Reply) => void;
  /** Ends the thought without an answer of its own. */
  readonly giveUp: (why: string) => void;
  timer: NodeJS.Timeout;
}

const startWorker = (): Worker =>
  new Worker(new URL('./worker.js', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });

/**
 * Threads in which practice players look ahead, so that no click waits for them. They are started when they are
 * needed. A thread that dies or does not come to an end is replaced, and its question gets the first answer that comes
 * to mind.
 */
export class Thinkers {
  private readonly size: number;
  private readonly limit: number;
  private readonly patience: number;
  private readonly report: (problem: string) => void;
  private readonly start: () => Worker;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private waiting: Job[] = [];
  private closed = false;

  constructor({ size = 1, limit = 10_000, patience = 20_000, report, start = startWorker }: ThinkersOptions) {
    this.size = size;
    this.limit = limit;
    this.patience = patience;
    this.report = report;
    this.start = start;
  }

  /** Rejects only where the player itself fails. */
  readonly think: Think = async (game, standing, asked) => {
    if (nodesOf(game, asked.level) === 0) return practise(game, standing, asked).answer;
    if (this.closed) return first(game, standing, asked);
    const reply = await this.ask(taskOf(game, standing, asked));
    if (reply === null) return first(game, standing, asked);
    return told(reply, 'answer');
  };

  /** Rejects where today's rules don't lead through the match. */
  readonly review: Review = async (game, past) => {
    const reply = this.closed ? null : await this.ask(reviewTaskOf(game, past));
    return reply === null ? null : told(reply, 'turnings');
  };

  /** Ends all threads. What is being thought about, and whatever is asked from now on, is answered without them. */
  async close(): Promise<void> {
    this.closed = true;
    const [jobs, workers] = [
      [...this.busy.values(), ...this.waiting],
      [...this.busy.keys(), ...this.idle],
    ];
    this.busy.clear();
    this.idle.length = 0;
    this.waiting = [];
    for (const { giveUp } of jobs) giveUp('');
    await Promise.all(workers.map(worker => worker.terminate()));
  }

  /** A thread's reply; null where none came. */
  private ask(task: Task | ReviewTask): Promise<Reply | null> {
    return new Promise(resolve => {
      const job: Job = {
        task,
        done: reply => {
          clearTimeout(job.timer);
          resolve(reply);
        },
        giveUp: why => {
          clearTimeout(job.timer);
          if (why !== '') this.report(`${WITHOUT[kindOf(task)]}: ${why}`);
          resolve(null);
        },
        timer: setTimeout(() => {
          this.waiting = this.waiting.filter(other => other !== job);
          job.giveUp(`no thread was free for ${this.patience} ms`);
        }, this.patience),
      };
      this.waiting.push(job);
      this.assign();
    });
  }

  /** Gives what waits to whoever is free. */
  private assign(): void {
    while (this.waiting.length > 0 && (this.idle.length > 0 || this.busy.size < this.size)) {
      const job = this.waiting.shift() as Job;
      const worker = this.idle.pop() ?? this.hire();
      clearTimeout(job.timer);
      job.timer = setTimeout(() => this.lose(worker, `it took longer than ${this.limit} ms`), this.limit);
      this.busy.set(worker, job);
      worker.ref();
      worker.postMessage(job.task);
    }
  }

  private hire(): Worker {
    const worker = this.start();
    worker.on('message', (reply: Reply) => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      // A thread with nothing to do keeps no process alive.
      worker.unref();
      job?.done(reply);
      this.assign();
    });
    worker.on('error', error => this.lose(worker, error.message));
    worker.on('exit', () => this.lose(worker, 'its thread ended'));
    return worker;
  }

  /** Lets a thread go. Whatever it was thinking about is given up. */
  private lose(worker: Worker, why: string): void {
    const job = this.busy.get(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    if (!this.busy.delete(worker)) return;
    void worker.terminate();
    job?.giveUp(why);
    this.assign();
  }
}
