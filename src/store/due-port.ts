import type { Json } from '../kernel/index.js';

/**
 * What kind of work it is. Lanes are worked off side by side, so that none waits for another: deadlines and league
 * nights (`clock`), practice bots that move at once (`practice`) or think first (`think`), and sums that nobody waits
 * for (`count`).
 */
export type Lane = 'clock' | 'practice' | 'think' | 'count';

/** Something to do at a time, by the process that holds the lease. One of a kind per subject: scheduling again replaces. */
export interface NewDue {
  readonly kind: string;
  readonly subject: string;
  readonly at: number;
  readonly payload?: Json;
  /** `clock` when left out. */
  readonly lane?: Lane;
  /** The person it is done for. Within a lane people take turns. */
  readonly owner?: string | null;
}

export interface DueRow extends Required<NewDue> {
  readonly id: number;
  /** How often it has failed since it was scheduled. */
  readonly failures: number;
  /** What it last failed with, in one line. */
  readonly problem: string | null;
  /** Since when it is set aside, in milliseconds since 1970. */
  readonly aside: number | null;
}

/** What waits in a lane. */
export interface LaneLoad {
  readonly lane: Lane;
  /** Rows that are due, whether somebody works on them or not. */
  readonly rows: number;
  /** When the oldest of them was due; null where none is. */
  readonly oldest: number | null;
  /** Rows that are set aside. */
  readonly aside: number;
}

/** What a process has to do later. */
export interface DueStore {
  /**
   * Takes what is due, leased until `now + leaseMs`: done, or due again when the lease runs out. Of one lane, its owners
   * in turn, each in order of time; of all lanes in order of time.
   */
  claimDue(now: number, leaseMs: number, limit: number, lane?: Lane): Promise<DueRow[]>;
  /** Extends a lease that ends at `held`. Says nothing where it is nobody's or somebody else's by now. */
  holdDue(id: number, held: number, until: number): Promise<void>;
  schedule(due: NewDue): Promise<void>;
  finishDue(id: number): Promise<void>;
  /**
   * It failed under a lease that ends at `held`: due again at `again`, or (null) set aside from `now` on. Says nothing of a
   * row that has been replaced, or is nobody's or somebody else's by now.
   */
  failDue(
    id: number,
    held: number,
    failure: { readonly problem: string; readonly now: number; readonly again: number | null },
  ): Promise<void>;
  /** When the next thing is due; null for never, as for what is set aside. */
  nextDue(): Promise<number | null>;
  /** The same by lane, those left out that have nothing to do. */
  nextInLanes(): Promise<Partial<Record<Lane, number>>>;
  /** All that is scheduled, in order of time; `aside` for what is set aside alone. */
  dueRows(filter: { readonly aside: boolean; readonly limit: number }): Promise<DueRow[]>;
  /** What waits in each lane that has any rows, by their lanes' names. */
  dueLoad(now: number): Promise<LaneLoad[]>;
  /** Takes up what was set aside again, from `now` on: one row, or all. Returns how many. */
  retryDue(now: number, id?: number): Promise<number>;
}
