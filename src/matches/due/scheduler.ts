import type { DueRow, Lane, Store } from '../../store/port.js';

type Handler = (due: DueRow) => Promise<void>;
type Row = Pick<DueRow, 'kind' | 'subject'>;

/** How long a claimed row is ours. If this process dies, another takes it up after that. */
const LEASE = 60_000;
const MOST_SLEEP = 60_000;
/** How long to wait where the store itself could not say what is due. */
const PATIENCE = 5_000;

/** How many rows of a lane are worked on at a time. */
const ROOM: Readonly<Record<Lane, number>> = { clock: 20, practice: 8, think: 2, count: 1 };

/** How long a row rests after each failure; after the last one it is set aside. */
const RESTS = [5_000, 60_000, 5 * 60_000, 60 * 60_000] as const;

export interface SchedulerOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Told of each failure; `aside` when the row will not be tried again by itself. */
  readonly onError: (error: unknown, due: Row, aside: boolean) => void;
  /** Told when a row was worked on, how that went, and how long it took in milliseconds. */
  readonly onWorked?: (lane: Lane, outcome: 'done' | 'failed', took: number) => void;
  /** How long a claimed row is ours in milliseconds, where it is not the usual. */
  readonly lease?: number;
  /** Room in lanes, where it is not the usual. */
  readonly room?: Partial<Record<Lane, number>>;
}

/**
 * Does what is due, when it is due. The times stand in the database; a timer only saves looking all the time. Lanes run
 * side by side, and a place in a lane is free as soon as its row is done.
 */
export class Scheduler {
  private readonly handlers = new Map<string, Handler>();
  private readonly store: Store;
  private readonly now: () => number;
  private readonly onError: SchedulerOptions['onError'];
  private readonly onWorked: NonNullable<SchedulerOptions['onWorked']>;
  private readonly lease: number;
  private readonly room: Readonly<Record<Lane, number>>;
  private readonly working = new Map<Lane, number>();
  /** What is being done, by kind and subject: never twice at once. */
  private readonly doing = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  constructor({ store, now, onError, onWorked = () => undefined, lease = LEASE, room = {} }: SchedulerOptions) {
    this.store = store;
    this.now = now;
    this.onError = onError;
    this.onWorked = onWorked;
    this.lease = lease;
    this.room = { ...ROOM, ...room };
  }

  on(kind: string, handler: Handler): void {
    this.handlers.set(kind, handler);
  }

  start(): void {
    this.stopped = false;
    this.poke();
  }

  /** Looks again: something has been scheduled, or there is room again. */
  poke(): void {
    if (this.stopped) return;
    if (this.looking !== null) {
      this.again = true;
      return;
    }
    this.looking = this.look().finally(() => {
      this.looking = null;
      if (this.again) {
        this.again = false;
        this.poke();
      }
    });
  }

  /** Stops, when what is being done is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.looking;
    await Promise.all(this.doing.values());
    this.sleep(null);
  }

  /** One look at what is due, which writes nothing where nothing is. Never rejects. */
  private async look(): Promise<void> {
    this.sleep(null);
    try {
      let next = await this.next();
      const ready = next.filter(([, at]) => at <= this.now());
      for (const [lane] of ready) await this.fill(lane);
      if (ready.length > 0) next = await this.next();
      const times = next.map(([, at]) => at);
      if (times.length > 0) this.sleep(Math.min(MOST_SLEEP, Math.max(0, Math.min(...times) - this.now())));
    } catch (error) {
      this.onError(error, { kind: 'schedule', subject: '' }, false);
      this.sleep(PATIENCE);
    }
  }

  /** When something is due in the lanes that have room. A full one is looked at when one of its rows is done. */
  private async next(): Promise<[Lane, number][]> {
    const lanes = Object.entries(await this.store.nextInLanes()) as [Lane, number][];
    return lanes.filter(([lane]) => this.free(lane) > 0);
  }

  private free(lane: Lane): number {
    return this.room[lane] - (this.working.get(lane) ?? 0);
  }

  private async fill(lane: Lane): Promise<void> {
    for (const due of await this.store.claimDue(this.now(), this.lease, this.free(lane), lane)) {
      this.working.set(lane, (this.working.get(lane) ?? 0) + 1);
      this.take(due);
    }
  }

  private take(due: DueRow): void {
    const key = `${due.kind} ${due.subject}`;
    const before = this.doing.get(key) ?? Promise.resolve();
    const work = before
      .then(() => this.attend(due))
      .finally(() => {
        if (this.doing.get(key) === work) this.doing.delete(key);
        this.working.set(due.lane, (this.working.get(due.lane) ?? 1) - 1);
        this.poke();
      });
    this.doing.set(key, work);
  }

  /** Never rejects. */
  private async attend(due: DueRow): Promise<void> {
    const began = performance.now();
    const isDone = await this.handle(due);
    this.onWorked(due.lane, isDone ? 'done' : 'failed', performance.now() - began);
  }

  private async handle(due: DueRow): Promise<boolean> {
    try {
      const handler = this.handlers.get(due.kind);
      if (handler === undefined) throw new Error(`nothing here handles what is due as ${due.kind}`);
      await handler(due);
      await this.store.finishDue(due.id);
      return true;
    } catch (error) {
      await this.failed(due, error);
      return false;
    }
  }

  private async failed(due: DueRow, error: unknown): Promise<void> {
    const rest = RESTS[due.failures];
    this.onError(error, due, rest === undefined);
    const now = this.now();
    const problem = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 200) ?? '';
    try {
      await this.store.failDue(due.id, { problem, now, again: rest === undefined ? null : now + rest });
    } catch (second) {
      // Left to its lease: it is tried again when that runs out.
      this.onError(second, due, false);
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
