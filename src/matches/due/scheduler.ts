import type { DueRow, Lane, Store } from '../../store/port.js';
import { hold, LEASE } from './hold.js';
import { type Found, Lookout } from './lookout.js';

type Handler = (due: DueRow) => Promise<void>;
type Row = Pick<DueRow, 'kind' | 'subject'>;

/** A row that is held until then, in milliseconds since 1970; it moves on with each renewal. */
interface Lease {
  until: number;
}

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
  /** Room in lanes, where it is not the usual. */
  readonly room?: Partial<Record<Lane, number>>;
}

/**
 * Does what is due, when it is due. Lanes run side by side, and a place in a lane is free as soon as its row is done.
 */
export class Scheduler {
  private readonly handlers = new Map<string, Handler>();
  private readonly store: Store;
  private readonly now: () => number;
  private readonly onError: SchedulerOptions['onError'];
  private readonly onWorked: NonNullable<SchedulerOptions['onWorked']>;
  private readonly room: Readonly<Record<Lane, number>>;
  private readonly working = new Map<Lane, number>();
  /** What is being done, by kind and subject: never twice at once. */
  private readonly doing = new Map<string, Promise<void>>();
  private readonly lookout: Lookout;
  private isStarted = false;

  constructor({ store, now, onError, onWorked = () => undefined, room = {} }: SchedulerOptions) {
    this.store = store;
    this.now = now;
    this.onError = onError;
    this.onWorked = onWorked;
    this.room = { ...ROOM, ...room };
    const failed = (error: unknown): void => onError(error, { kind: 'schedule', subject: '' }, false);
    this.lookout = new Lookout({ look: () => this.look(), onError: failed, now });
  }

  on(kind: string, handler: Handler): void {
    this.handlers.set(kind, handler);
  }

  start(): void {
    this.isStarted = true;
    this.lookout.open();
  }

  /** Looks again: something has been scheduled, or there is room again. */
  poke(): void {
    if (this.isStarted) this.lookout.poke();
  }

  /** Stops, when what is being done is done. */
  async stop(): Promise<void> {
    this.isStarted = false;
    await this.lookout.close();
    await Promise.all(this.doing.values());
  }

  /** One look at what is due, which writes nothing where nothing is. */
  private async look(): Promise<Found> {
    let next = await this.next();
    const ready = next.filter(([, at]) => at <= this.now());
    let found = 0;
    for (const [lane] of ready) found += await this.fill(lane);
    if (ready.length > 0) next = await this.next();
    return { found, next: next.length === 0 ? null : Math.min(...next.map(([, at]) => at)) };
  }

  /** When something is due in the lanes that have room. A full one is looked at when one of its rows is done. */
  private async next(): Promise<[Lane, number][]> {
    const lanes = Object.entries(await this.store.nextInLanes()) as [Lane, number][];
    return lanes.filter(([lane]) => this.free(lane) > 0);
  }

  private free(lane: Lane): number {
    return this.room[lane] - (this.working.get(lane) ?? 0);
  }

  /** Begins what is due in a lane, as far as there is room. Returns how much that is. */
  private async fill(lane: Lane): Promise<number> {
    const until = this.now() + LEASE;
    const rows = await this.store.claimDue(until - LEASE, LEASE, this.free(lane), lane);
    for (const due of rows) {
      this.working.set(lane, (this.working.get(lane) ?? 0) + 1);
      this.take(due, until);
    }
    return rows.length;
  }

  private take(due: DueRow, until: number): void {
    const key = `${due.kind} ${due.subject}`;
    const before = this.doing.get(key) ?? Promise.resolve();
    const lease = { until };
    const letGo = hold(() => this.renew(due, lease));
    const work = before
      .then(() => this.attend(due, lease))
      .finally(() => {
        letGo();
        if (this.doing.get(key) === work) this.doing.delete(key);
        this.working.set(due.lane, (this.working.get(due.lane) ?? 1) - 1);
        this.poke();
      });
    this.doing.set(key, work);
  }

  /** A failure may come while this is under way: it goes by the lease that then stands. */
  private async renew(due: DueRow, lease: Lease): Promise<void> {
    const held = lease.until;
    lease.until = this.now() + LEASE;
    try {
      await this.store.holdDue(due.id, held, lease.until);
    } catch (error) {
      lease.until = held;
      throw error;
    }
  }

  /** Never rejects. */
  private async attend(due: DueRow, lease: Lease): Promise<void> {
    const began = performance.now();
    const isDone = await this.handle(due, lease);
    this.onWorked(due.lane, isDone ? 'done' : 'failed', performance.now() - began);
  }

  private async handle(due: DueRow, lease: Lease): Promise<boolean> {
    try {
      const handler = this.handlers.get(due.kind);
      if (handler === undefined) throw new Error(`nothing here handles what is due as ${due.kind}`);
      await handler(due);
      await this.store.finishDue(due.id);
      return true;
    } catch (error) {
      await this.failed(due, lease, error);
      return false;
    }
  }

  private async failed(due: DueRow, { until }: Lease, error: unknown): Promise<void> {
    const rest = RESTS[due.failures];
    this.onError(error, due, rest === undefined);
    const now = this.now();
    const problem = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 200) ?? '';
    try {
      await this.store.failDue(due.id, until, { problem, now, again: rest === undefined ? null : now + rest });
    } catch (second) {
      // Left to its lease: it is tried again when that runs out.
      this.onError(second, due, false);
    }
  }
}
