import type { DueRow, Store } from '../../store/port.js';

type Handler = (due: DueRow) => Promise<void>;

/** How long a claimed row is ours. If this process dies, another takes it up after that. */
const LEASE = 60_000;
const MOST_SLEEP = 60_000;
/** Rows taken up at a time. */
const BATCH = 20;
/** How long to wait where the store itself could not say what is due. */
const PATIENCE = 5_000;

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
    await this.running;
    this.sleep(null);
  }

  /** One look at what is due, which writes nothing where nothing is. Never rejects. */
  private async round(): Promise<void> {
    this.sleep(null);
    try {
      let next = await this.store.nextDue();
      if (next !== null && next <= this.now()) {
        const due = await this.store.claimDue(this.now(), LEASE, BATCH);
        await Promise.all(due.map(row => this.attend(row)));
        next = await this.store.nextDue();
      }
      if (next !== null) this.sleep(Math.min(MOST_SLEEP, Math.max(0, next - this.now())));
    } catch (error) {
      this.onError(error, { id: 0, kind: 'schedule', subject: '', at: this.now(), payload: null });
      this.sleep(PATIENCE);
    }
  }

  private async attend(due: DueRow): Promise<void> {
    try {
      const handler = this.handlers.get(due.kind);
      if (handler === undefined) throw new Error(`nobody sees to what is due as ${due.kind}`);
      await handler(due);
      await this.store.finishDue(due.id);
    } catch (error) {
      // Left to its lease: it is tried again when that runs out.
      this.onError(error, due);
    }
  }

  private sleep(time: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (time === null || this.stopped) return;
    this.timer = setTimeout(() => this.poke(), time);
    this.timer.unref();
  }
}
