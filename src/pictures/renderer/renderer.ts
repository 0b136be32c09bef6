import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { programAt } from '../../home/index.js';
import type { Picture } from '../picture.js';
import { useFewThreads } from './memory.js';

useFewThreads();

export interface Order {
  readonly id: number;
  readonly picture: Picture;
}

export type Answer =
  | { readonly ready: true }
  | { readonly missing: string }
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly failed: string };

export interface RendererOptions {
  /** One sentence for the log when pictures cannot be drawn, or one of them could not. */
  readonly report: (problem: string) => void;
  /** Bytes of finished pictures that are kept. */
  readonly keep?: number;
  /** Milliseconds after which a picture is given up. */
  readonly patience?: number;
  /** The worker's file: another one in tests. */
  readonly worker?: URL;
  /** Starts the drawing thread: a new one of `worker` when left out. */
  readonly thread?: () => Worker;
}

const KEEP = 32 * 1024 * 1024;
const PATIENCE = 5000;
/** A worker that keeps dying is not started again and again: so often in so many milliseconds at most. */
const STARTS = 3;
const RECENT = 10 * 60_000;

/**
 * Draws pictures in a worker thread, one after the other, and keeps the newest by their content. Where none can be drawn
 * every picture is null, and the caller goes on in words.
 */
export class Renderer {
  private readonly options: Required<Omit<RendererOptions, 'worker'>>;
  private readonly kept: LRUCache<string, Uint8Array>;
  private readonly queue = new PQueue({ concurrency: 1 });
  private readonly underWay = new Map<string, Promise<Uint8Array | null>>();
  private worker: Promise<Worker | null> | null = null;
  private starts: number[] = [];
  private orders = 0;
  private closed = false;
  private isOff = false;
  private pauses = false;

  constructor({
    report,
    keep = KEEP,
    patience = PATIENCE,
    worker = programAt('pictures/renderer/worker'),
    thread,
  }: RendererOptions) {
    this.options = { report, keep, patience, thread: thread ?? (() => new Worker(worker)) };
    this.kept = new LRUCache({ maxSize: keep, sizeCalculation: png => png.length });
  }

  /** The finished picture, if it was drawn before. */
  finished(picture: Picture): Uint8Array | null {
    return this.kept.get(keyOf(picture)) ?? null;
  }

  /** The picture as a PNG file; null where it cannot be drawn. A picture for which somebody `waits` goes first. */
  async draw(picture: Picture, waits = false): Promise<Uint8Array | null> {
    const key = keyOf(picture);
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const running = this.underWay.get(key);
    if (running !== undefined) return running;
    const drawn = this.queue.add(() => this.order(picture), { priority: waits ? 1 : 0 });
    this.underWay.set(key, drawn);
    const png = await drawn.finally(() => this.underWay.delete(key));
    if (png !== null) this.kept.set(key, png);
    return png;
  }

  /** Whether pictures can be drawn here. Starts the worker if it does not run yet. */
  async works(): Promise<boolean> {
    return (await this.running()) !== null;
  }

  async close(): Promise<void> {
    this.closed = true;
    const worker = await this.worker;
    this.worker = Promise.resolve(null);
    await worker?.terminate();
  }

  private running(): Promise<Worker | null> {
    if (this.worker === null && this.isPausing()) return Promise.resolve(null);
    this.worker ??= this.start();
    return this.worker;
  }

  /** Whether too many workers died lately: what killed them may pass. Told each time it begins. */
  private isPausing(): boolean {
    const now = Date.now();
    this.starts = this.starts.filter(at => now - at < RECENT);
    const pauses = this.starts.length >= STARTS;
    if (pauses && !this.pauses)
      this.options.report(
        'no pictures for some minutes, tables are shown in words: the drawing thread ended too often',
      );
    this.pauses = pauses;
    return pauses;
  }

  private async start(): Promise<Worker | null> {
    if (this.closed || this.isOff) return null;
    this.starts.push(Date.now());
    const worker = this.options.thread();
    worker.unref();
    const missing = await new Promise<string | null>(resolve => {
      worker.once('message', (answer: Answer) => resolve('missing' in answer ? answer.missing : null));
      worker.once('error', error => resolve(error instanceof Error ? error.message : String(error)));
      worker.once('exit', () => resolve('the drawing thread ended'));
    });
    if (missing === null) {
      worker.once('error', () => this.lost(worker));
      worker.once('exit', () => this.lost(worker));
      return worker;
    }
    await worker.terminate();
    return this.off(missing);
  }

  /** No picture from now on: what is missing is still missing in a minute. Told once. */
  private off(why: string): null {
    if (!this.closed && !this.isOff)
      this.options.report(`pictures are off, tables are shown in words: ${why.split('\n')[0]}`);
    this.isOff = true;
    return null;
  }

  private lost(worker: Worker): void {
    void this.worker?.then(current => {
      if (current === worker && !this.closed) this.worker = null;
    });
  }

  private async order(picture: Picture): Promise<Uint8Array | null> {
    const worker = await this.running();
    if (worker === null) return null;
    const id = ++this.orders;
    const answer = await new Promise<Answer>(resolve => {
      const end = (answer: Answer): void => {
        clearTimeout(timer);
        worker.off('message', hear);
        worker.off('exit', gone);
        resolve(answer);
      };
      const hear = (answer: Answer): void => {
        if ('id' in answer && answer.id === id) end(answer);
      };
      const gone = (): void => end({ id, failed: 'the drawing thread ended' });
      const timer = setTimeout(() => {
        // The next picture gets a worker of its own.
        this.worker = null;
        end({ id, failed: 'it took too long' });
        void worker.terminate();
      }, this.options.patience);
      worker.on('message', hear);
      worker.on('exit', gone);
      worker.postMessage({
        id,
        picture: { svg: picture.svg, width: picture.width, height: picture.height },
      } satisfies Order);
    });
    if ('png' in answer) return answer.png;
    if (!this.closed) this.options.report(`a picture could not be drawn: ${'failed' in answer ? answer.failed : ''}`);
    return null;
  }
}

const keyOf = (picture: Picture): string => picture.id ?? createHash('sha256').update(picture.svg).digest('base64');
