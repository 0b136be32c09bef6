import type { DueRow, Store } from '../store/port.js';

type Handler = (due: DueRow) => Promise<void>;

/** How long a claimed row is ours. If this process dies, another takes it up after that. */
const LEASE = 60_000;
const MOST_SLEEP = 60_000;

/** Does what is due, when it is due. The times stand in the database; a timer only saves looking all the time. */
export class Scheduler {
  private readonly handlers = new Map<string, Handler>();
  private readonly store: Store;
  private readonly now: () => number;
  private readonly onError: (error: unknown, due: DueRow) => void;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  constructor(store: Store, now: () => number, onError: (error: unknown, due: DueRow) => void) {
    this.store = store;
    this.now = now;
    this.onError = onError;
  }

  on(kind: string, handler: Handler): void {
    this.handlers.set(kind, handler);
  }

  start(): void {
    this.stopped = false;
    this.poke();
  }

  /** Looks again: something has been scheduled. */
  poke(): void {
    if (this.stopped) return;
    if (this.running !== null) {
      this.again = true;
      return;
    }
    this.running = this.round().finally(() => {
      this.running = null;
      if (this.again) {
        this.again = false;
        this.poke();
      }
    });
  }

  /** Stops, when what is being done is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }

  private async round(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    for (const due of await this.store.claimDue(this.now(), LEASE, 20)) {
      try {
        await this.handlers.get(due.kind)?.(due);
        await this.store.finishDue(due.id);
      } catch (error) {
        // Left to its lease: it is tried again when that runs out.
        this.onError(error, due);
      }
    }
    const next = await this.store.nextDue();
    if (this.stopped || next === null) return;
    this.timer = setTimeout(() => this.poke(), Math.min(MOST_SLEEP, Math.max(0, next - this.now())));
    this.timer.unref();
  }
}
