import PQueue from 'p-queue';

/** One thing at a time for each match: what comes later sees what came before. */
export class Queues {
  private readonly queues = new Map<string, PQueue>();

  /** Matches for which something is under way. */
  get busy(): number {
    return this.queues.size;
  }

  take<T>(match: string, act: () => Promise<T>): Promise<T> {
    return this.queue(match).add(act);
  }

  private queue(match: string): PQueue {
    const known = this.queues.get(match);
    if (known !== undefined) return known;
    const queue = new PQueue({ concurrency: 1 });
    this.queues.set(match, queue);
    queue.on('idle', () => this.queues.delete(match));
    return queue;
  }
}
