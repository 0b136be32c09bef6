import { afterwards } from './afterwards.js';

/** News from other processes may be lost: there is a look so often without any, in milliseconds. */
const MOST_SLEEP = 60_000;
/** How long to wait where the store itself could not say what there is to do. */
const PATIENCE = 5_000;

/** What a look has found: how much, and when there may be more (in milliseconds since 1970, null where nobody knows). */
export interface Found {
  readonly found: number;
  readonly next: number | null;
}

export interface LookoutOptions {
  /** One look. What it finds is begun when it resolves, and need not be done. */
  readonly look: () => Promise<Found>;
  /** A look has failed: there will be another. */
  readonly onError: (error: unknown) => void;
  readonly now: () => number;
}

/**
 * Looks whether there is something to do: when it is poked, and when the time has come. The times stand in the database;
 * the timer only saves looking all the time. One look at a time, and no poke is lost.
 */
export class Lookout {
  private readonly options: LookoutOptions;
  private timer: NodeJS.Timeout | null = null;
  private isPoked = false;
  private looking: Promise<number> | null = null;
  private again = false;
  private isClosed = false;

  constructor(options: LookoutOptions) {
    this.options = options;
  }

  /** There may be something to do, once the click that brought it has been answered. */
  poke(): void {
    if (this.isClosed || this.isPoked) return;
    if (this.looking !== null) {
      this.again = true;
      return;
    }
    this.isPoked = true;
    afterwards(() => {
      // Somebody may have looked meanwhile.
      if (this.isPoked) void this.look();
    });
  }

  /** A look that begins after this call. Returns how much it found, 0 where it failed. Never rejects. */
  async look(): Promise<number> {
    while (this.looking !== null) await this.looking;
    if (this.isClosed) return 0;
    this.looking = this.once().finally(() => {
      this.looking = null;
      if (!this.again) return;
      this.again = false;
      this.poke();
    });
    return this.looking;
  }

  /** Looks again from now on. */
  open(): void {
    this.isClosed = false;
    this.poke();
  }

  /** Looks no more. Resolves when the last look is over. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.sleep(null);
    this.isPoked = false;
    await this.looking;
  }

  private async once(): Promise<number> {
    this.sleep(null);
    this.isPoked = false;
    const { look, onError, now } = this.options;
    try {
      const { found, next } = await look();
      this.sleep(next === null ? MOST_SLEEP : next - now());
      return found;
    } catch (error) {
      onError(error);
      this.sleep(PATIENCE);
      return 0;
    }
  }

  private sleep(time: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (time === null || this.isClosed) return;
    this.timer = setTimeout(() => this.poke(), Math.min(MOST_SLEEP, Math.max(0, time)));
    this.timer.unref();
  }
}
