import type { Worker } from 'node:worker_threads';

export interface PoolOptions {
  /** Threads at most. */
  readonly size?: number;
  /** How long a task may take and how long it may wait for a thread, in milliseconds. */
  readonly limit: number;
  readonly patience: number;
  /** Told, in a few words, why a task was given up; not of those that the pool's end gives up. */
  readonly report: (why: string) => void;
  /** Starts a thread: it answers each message with one. */
  readonly start: () => Worker;
}

interface Job<Task, Reply> {
  readonly task: Task;
  readonly done: (reply: Reply) => void;
  /** Ends it without a reply. */
  readonly giveUp: (why: string) => void;
  timer: NodeJS.Timeout;
}

/**
 * A few threads that take tasks in turn, so that no click waits for them. They are started when they are needed. One that
 * dies or does not come to an end is replaced.
 */
export class Pool<Task, Reply> {
  private readonly options: Required<PoolOptions>;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job<Task, Reply>>();
  private waiting: Job<Task, Reply>[] = [];
  private isClosed = false;

  constructor({ size = 1, ...options }: PoolOptions) {
    this.options = { size, ...options };
  }

  /** A thread's reply; null where none came, and once the pool is closed. Never rejects. */
  ask(task: Task): Promise<Reply | null> {
    if (this.isClosed) return Promise.resolve(null);
    const { patience, report } = this.options;
    return new Promise(resolve => {
      const job: Job<Task, Reply> = {
        task,
        done: reply => {
          clearTimeout(job.timer);
          resolve(reply);
        },
        giveUp: why => {
          clearTimeout(job.timer);
          if (why !== '') report(why);
          resolve(null);
        },
        timer: setTimeout(() => {
          this.waiting = this.waiting.filter(other => other !== job);
          job.giveUp(`no thread was free for ${patience} ms`);
        }, patience),
      };
      this.waiting.push(job);
      this.assign();
    });
  }

  /** Ends all threads, and gives up what they were doing. */
  async close(): Promise<void> {
    this.isClosed = true;
    const jobs = [...this.busy.values(), ...this.waiting];
    const workers = [...this.busy.keys(), ...this.idle];
    this.busy.clear();
    this.idle.length = 0;
    this.waiting = [];
    for (const { giveUp } of jobs) giveUp('');
    await Promise.all(workers.map(worker => worker.terminate()));
  }

  /** Gives waiting tasks to free threads. */
  private assign(): void {
    const { size, limit } = this.options;
    while (this.waiting.length > 0 && (this.idle.length > 0 || this.busy.size < size)) {
      const job = this.waiting.shift() as Job<Task, Reply>;
      const worker = this.idle.pop() ?? this.hired(job);
      if (worker === null) continue;
      clearTimeout(job.timer);
      job.timer = setTimeout(() => this.lose(worker, `it took longer than ${limit} ms`), limit);
      this.busy.set(worker, job);
      worker.ref();
      worker.postMessage(job.task);
    }
  }

  /** A new thread for a task; null where none can be started, and it is given up. */
  private hired(job: Job<Task, Reply>): Worker | null {
    try {
      return this.hire();
    } catch (error) {
      job.giveUp(`no thread could be started: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  private hire(): Worker {
    const worker = this.options.start();
    worker.on('message', (reply: Reply) => {
      const job = this.busy.get(worker);
      // It was let go of just before it came to an end.
      if (!this.busy.delete(worker)) return;
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

  /** Lets a thread go. Whatever it was doing is given up. */
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
