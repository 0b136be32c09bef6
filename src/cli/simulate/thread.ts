import { Worker } from 'node:worker_threads';
import { programAt } from '../../home/index.js';
import type { Result } from './one.js';

/** Some matches of a plan in a row, for another thread. */
export interface Piece {
  /** The words and options of the command: the plan is read from them again. */
  readonly args: readonly string[];
  readonly from: number;
  readonly count: number;
  /** Cards that no match so far is known to have seen take effect. */
  readonly unseen: readonly string[];
}

/** What a thread says to a piece: what came of its matches, or why it cannot play them. */
export type Reply = { readonly results: readonly Result[] } | { readonly problem: string };

interface Asked {
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: Error) => void;
}

const startWorker = (): Worker => new Worker(programAt('cli/simulate/worker'));

/** A thread that plays pieces of simulations, in the order in which it is asked. */
export class Thread {
  private readonly worker: Worker;
  private asked: Asked[] = [];
  private gone: Error | null = null;

  constructor(start: () => Worker = startWorker) {
    this.worker = start();
    this.worker.on('message', (reply: Reply) => {
      const asked = this.asked.shift();
      if ('results' in reply) asked?.resolve(reply.results);
      else asked?.reject(new Error(reply.problem));
    });
    this.worker.on('error', error => this.lose(error));
    this.worker.on('exit', () => this.lose(new Error('a thread ended before its matches did')));
  }

  /** Pieces that it has not answered yet. */
  get waiting(): number {
    return this.asked.length;
  }

  /** Rejects where the thread cannot play it, or has ended. */
  play(piece: Piece): Promise<readonly Result[]> {
    if (this.gone !== null) return Promise.reject(this.gone);
    const reply = new Promise<readonly Result[]>((resolve, reject) => this.asked.push({ resolve, reject }));
    this.worker.postMessage(piece);
    return reply;
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private lose(error: Error): void {
    this.gone ??= error;
    for (const { reject } of this.asked.splice(0)) reject(this.gone);
  }
}
